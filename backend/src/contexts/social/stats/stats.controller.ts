import { Controller, Get, Param } from '@nestjs/common';
import { POINTS, type ProfileStats } from '../../../../contracts/follow.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ProfileDoor } from '../../../platform/identity/profile-door.js';
import { FollowQuery } from '../follow/follow.query.js';
import { TieLists } from '../follow/tie-lists.service.js';
import { Contributions, OwnedProjects, PostedJobs, WrittenPosts } from './contributions.port.js';

@Controller('api/users/:id')
export class StatsController {
  constructor(
    private readonly follows: FollowQuery,
    private readonly lists: TieLists,
    private readonly contributions: Contributions,
    private readonly posts: WrittenPosts,
    private readonly projects: OwnedProjects,
    private readonly jobs: PostedJobs,
    private readonly door: ProfileDoor,
  ) {}

  @Get('stats')
  @Allow('profile.read')
  async stats(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.door.refuseClosed(id, caller);
    const [{ followers, following }, { topics, comments, solutions }, posts, projects, jobs, showsFollowers, showsFollowing] = await Promise.all([
      this.follows.counts(id),
      this.contributions.counts(id),
      this.posts.countOf(id),
      this.projects.countOf(id, memberId),
      this.jobs.countOf(id),
      this.lists.shows('target', id, memberId),
      this.lists.shows('member', id, memberId),
    ]);
    const answer: ProfileStats = {
      post_count: topics,
      blog_count: posts,
      project_count: projects,
      job_count: jobs,
      comment_count: comments,
      solution_count: solutions,
      follower_count: showsFollowers ? followers : 0,
      following_count: showsFollowing ? following : 0,
      total_points: topics * POINTS.topic + comments * POINTS.comment + solutions * POINTS.solution,
      hidden: [...(showsFollowers ? [] : (['follower_count'] as const)), ...(showsFollowing ? [] : (['following_count'] as const))],
    };
    return ok(answer);
  }
}
