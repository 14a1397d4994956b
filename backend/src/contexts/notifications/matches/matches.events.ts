import type { DomainEvent } from '../../../kernel/event.js';

/** Everybody who wants to hear of postings that suit them was looked at; `to` (ISO time) is the end of the day. */
export type MatchMailsPrepared = DomainEvent<'MatchMailsPrepared', { to: string }>;
/** Of which postings a member was mailed: they are not told of these again. */
export type MatchMailSent = DomainEvent<'MatchMailSent', { memberId: string; to: string; postingIds: string[] }>;

export type MatchMailEvent = MatchMailsPrepared | MatchMailSent;
