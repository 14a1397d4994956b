import type { StreamType } from '../../../kernel/decider.js';
import type { ProjectFollowCommand } from './project-follow.commands.js';
import { type ProjectFollowState, projectFollow } from './project-follow.decider.js';
import type { ProjectFollowEvent } from './project-follow.events.js';

/** `projectfollow-<project id>.<member id>` */
export const projectFollowStream: StreamType<ProjectFollowState, ProjectFollowCommand, ProjectFollowEvent> = {
  category: 'projectfollow',
  decider: projectFollow,
  events: { ProjectFollowed: { schema: 1 }, ProjectUnfollowed: { schema: 1 } },
};

export const projectFollowId = ({ projectId, memberId }: { projectId: string; memberId: string }): string => `${projectId}.${memberId}`;
