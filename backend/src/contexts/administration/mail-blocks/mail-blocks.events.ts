import type { BlockKind } from '../../../../contracts/mail-blocks.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** Nobody registers with this domain or address any more. `value` is the domain, or a keyed digest of the address; `reason` is the admin's. */
export type MailBlocked = DomainEvent<'MailBlocked', { blockId: string; kind: BlockKind; value: string; reason: string | null; adminId: string }>;

/** It may be registered with again. */
export type MailUnblocked = DomainEvent<'MailUnblocked', { blockId: string; adminId: string }>;

export type BlocksEvent = MailBlocked | MailUnblocked;
