import type { DomainEvent } from '../../../kernel/event.js';

/** A member keeps a search of which they want to hear daily. Which ones they keep stands in a note. */
export type JobSearchMailsWanted = DomainEvent<'JobSearchMailsWanted', { memberId: string }>;
export type JobSearchMailsEnded = DomainEvent<'JobSearchMailsEnded', { memberId: string }>;

export type JobSearchMailsEvent = JobSearchMailsWanted | JobSearchMailsEnded;
