import type { DomainEvent } from '../../../kernel/event.js';

/** Addresses are null once the member was forgotten. `until` (ISO time) is how long the mailed link is good. */
export type EmailChangeRequested = DomainEvent<'EmailChangeRequested', { memberId: string; changeId: string; email: string | null; until: string }>;
/** The new mailbox has answered. Until `until` (ISO time) the former address can have the account back. */
export type EmailChanged = DomainEvent<'EmailChanged', { memberId: string; changeId: string; email: string | null; formerEmail: string | null; until: string }>;
/** From the mailbox of the former address, which `email` is. */
export type EmailChangeUndone = DomainEvent<'EmailChangeUndone', { memberId: string; changeId: string; email: string | null }>;
/** The time in which it could be undone is over. */
export type EmailChangeSettled = DomainEvent<'EmailChangeSettled', { memberId: string; changeId: string }>;

export type EmailChangeEvent = EmailChangeRequested | EmailChanged | EmailChangeUndone | EmailChangeSettled;
