import type { DomainEvent } from '../../../kernel/event.js';

/** Whoever signs in at the provider as `subject` signs in here as the member. The subject is a keyed digest: it tells nobody the account at the provider. */
export type IdentityLinked = DomainEvent<'IdentityLinked', { memberId: string; provider: string; subject: string }>;
export type IdentityUnlinked = DomainEvent<'IdentityUnlinked', { memberId: string; provider: string; subject: string }>;

export type IdentityEvent = IdentityLinked | IdentityUnlinked;
