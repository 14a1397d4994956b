import type { DomainEvent } from '../../../kernel/event.js';

/** Claps that were given together; `givenAt` is an ISO time. */
export interface Claps {
  postId: string;
  authorId: string;
  memberId: string;
  claps: number;
  givenAt: string;
}

export type PostApplauded = DomainEvent<'PostApplauded', Claps>;
/** They count no more, as their reader has gone. */
export type ApplauseWithdrawn = DomainEvent<'ApplauseWithdrawn', Claps>;

export type ApplauseEvent = PostApplauded | ApplauseWithdrawn;
