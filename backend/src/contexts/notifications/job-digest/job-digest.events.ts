import type { DomainEvent } from '../../../kernel/event.js';

/** Everybody who wants to hear daily of their kept searches was looked at; `to` (ISO time) is the end of the day. */
export type JobDigestsPrepared = DomainEvent<'JobDigestsPrepared', { to: string }>;
/** A member was mailed what was new in their searches until then; `jobs` is how many. */
export type JobDigestSent = DomainEvent<'JobDigestSent', { memberId: string; to: string; jobs: number }>;

export type JobDigestEvent = JobDigestsPrepared | JobDigestSent;
