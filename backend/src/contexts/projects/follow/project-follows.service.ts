import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PROJECT_FOLLOW_LIMITS, PROJECT_FOLLOW_TEXT, type ProjectFollow } from '../../../../contracts/project-follow.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Reply } from '../../../platform/request/reply.js';
import { ProjectQuery } from '../views/project.query.js';
import { FollowProject, UnfollowProject } from './project-follow.commands.js';
import { ProjectFollowQuery } from './project-follow.query.js';

interface FollowWish {
  readonly projectId: string;
  readonly memberId: string;
}

/** Lets members follow projects that they may read, and leave any. */
@Injectable()
export class ProjectFollows {
  constructor(
    private readonly commands: CommandBus,
    private readonly projects: ProjectQuery,
    private readonly follows: ProjectFollowQuery,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    private readonly reply: Reply,
  ) {}

  async set(wish: FollowWish, isWanted: boolean, caller: Caller): Promise<ProjectFollow> {
    await this.limits.countInMinute(`project-follow:${wish.memberId}`, PROJECT_FOLLOW_LIMITS.aMinute, PROJECT_FOLLOW_TEXT.tooOften);
    // What they may not read any more they may leave all the same; to others it is not there.
    if (isWanted || !(await this.follows.follows(wish.projectId, wish.memberId))) await this.projects.readable(wish.projectId, caller);
    const Wish = isWanted ? FollowProject : UnfollowProject;
    await this.commands.execute(new Wish(wish, this.origins.of(caller)));
    return this.reply.afterViews(() => this.after(wish, caller));
  }

  private async after({ projectId, memberId }: FollowWish, caller: Caller): Promise<ProjectFollow> {
    const [project] = await this.projects.readableAmong([projectId], caller);
    return { following: await this.follows.follows(projectId, memberId), followers: project?.followers ?? 0 };
  }

  async standing({ projectId, memberId }: FollowWish, caller: Caller): Promise<ProjectFollow> {
    const { followers } = await this.projects.readable(projectId, caller);
    return { following: await this.follows.follows(projectId, memberId), followers };
  }
}
