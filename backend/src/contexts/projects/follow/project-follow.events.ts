import type { DomainEvent } from '../../../kernel/event.js';

/** A project and who follows it; `followedAt` is an ISO time. Nobody but that member learns of it. */
export interface Following {
  projectId: string;
  memberId: string;
  followedAt: string;
}

export type ProjectFollowed = DomainEvent<'ProjectFollowed', Following>;
/** Its member took it back, may not read the project any more, or has gone. */
export type ProjectUnfollowed = DomainEvent<'ProjectUnfollowed', Following>;

export type ProjectFollowEvent = ProjectFollowed | ProjectUnfollowed;
