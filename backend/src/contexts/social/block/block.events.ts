import type { DomainEvent } from '../../../kernel/event.js';
import type { Follow } from '../follow/follow.events.js';

export type MemberBlocked = DomainEvent<'MemberBlocked', Follow>;
/** Its member took it back, or one of them has gone. */
export type MemberUnblocked = DomainEvent<'MemberUnblocked', Follow>;

export type BlockEvent = MemberBlocked | MemberUnblocked;
