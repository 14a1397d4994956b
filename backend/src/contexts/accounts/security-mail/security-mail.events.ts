import type { DomainEvent } from '../../../kernel/event.js';

/** The member was told of an action that concerns the security of the account; `action` is the correlation of its facts. */
export type SecurityMailSent = DomainEvent<'SecurityMailSent', { memberId: string; action: string }>;
