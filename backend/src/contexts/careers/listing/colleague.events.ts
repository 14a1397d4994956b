import type { DomainEvent } from '../../../kernel/event.js';
import type { OfJob } from './of-job.events.js';

/** A colleague reads the applications to a listing besides its owner. */
export type ColleagueNamed = DomainEvent<'ColleagueNamed', OfJob & { memberId: string }>;
/** By the owner, by themselves, or because their account ended or the two of them were parted by a block. */
export type ColleagueRemoved = DomainEvent<'ColleagueRemoved', OfJob & { memberId: string; cause: 'owner' | 'own' | 'account' | 'block' }>;

export type ColleagueEvent = ColleagueNamed | ColleagueRemoved;
