import { describe, expect, it } from '@jest/globals';
import { PROJECT_FOLLOW_LIMITS } from '../../../../contracts/project-follow.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { project } from '../../../kernel/projection.js';
import { specify } from '../../../kernel/specify.js';
import { projectsProjection } from '../views/projects.projection.js';
import { endFollows } from './end-follows.policy.js';
import { EndMemberFollows, EndOutsidersFollows, FollowProject, UnfollowProject } from './project-follow.commands.js';
import { projectFollow } from './project-follow.decider.js';
import type { ProjectFollowEvent } from './project-follow.events.js';
import { projectFollowOwnData } from './project-follow.own-data.js';
import { projectFollowProjection } from './project-follow.projection.js';

const given = specify(projectFollow);
const WHO = { projectId: 'p1', memberId: 'm1' };
const followed: ProjectFollowEvent = { type: 'ProjectFollowed', data: { ...WHO, followedAt: NOW } };
const unfollowed: ProjectFollowEvent = { type: 'ProjectUnfollowed', data: { ...WHO, followedAt: NOW } };
const follow = new FollowProject(WHO, sentAt(NOW));
const unfollow = new UnfollowProject(WHO, sentAt(NOW));

describe('Following a project', () => {
  it('begins once and ends once', () => {
    given().when(follow).then(followed);
    given(followed).when(follow).thenNothing();
    given(followed).when(unfollow).then(unfollowed);
    given(followed, unfollowed).when(unfollow).thenNothing();
  });
  it('does not begin anew without end, and never goes on against a will', () => {
    const worn = Array.from({ length: PROJECT_FOLLOW_LIMITS.ofOneProject }, () => [followed, unfollowed]).flat();
    given(...worn)
      .when(follow)
      .thenRefused('project-follow.worn');
    given(...worn.slice(0, -1))
      .when(unfollow)
      .then(unfollowed);
  });
  it('is known to its member, and counted at the project', () => {
    const fact = recorded(followed, { position: 9 });
    expect(project(projectFollowProjection, fact)).toEqual([{ view: 'project_follows', id: 'p1.m1', put: { member_id: 'm1', project_id: 'p1', position: 9 } }]);
    const more = { update: { $inc: { followers: 1 } } };
    expect(project(projectsProjection, fact)).toEqual([
      { view: 'projects', id: 'p1', ...more },
      { view: 'project_places', id: 'p1', ...more },
    ]);
  });
  it('ends with an account, and where a project is not for everybody any more', () => {
    const erased = recorded({ type: 'AccountErased', data: { memberId: 'm1', keepContent: true } }, { position: 5 });
    expect(react(endFollows, erased)).toEqual([
      { schedule: { command: EndMemberFollows, data: { memberId: 'm1', position: 5 } }, key: 'end-project-follows:m1', at: NOW },
    ]);
    const revised = (visibility: string) =>
      recorded({ type: 'ProjectRevised', data: { projectId: 'p1', visibility, formerVisibility: 'public' } }, { position: 7 });
    expect(react(endFollows, revised('members'))).toEqual([]);
    expect(react(endFollows, revised('private'))).toEqual([
      { schedule: { command: EndOutsidersFollows, data: { projectId: 'p1', position: 7 } }, key: 'end-outsiders-follows:p1.7', at: NOW },
    ]);
  });
  it('is in the copy of its member’s data, and in nobody else’s', () => {
    const fact = recorded(followed);
    expect([projectFollowOwnData.keepsBack?.(fact, 'm1'), projectFollowOwnData.keepsBack?.(fact, 'owner')]).toEqual([false, true]);
  });
});
