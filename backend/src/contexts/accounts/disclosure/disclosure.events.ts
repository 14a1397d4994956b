import type { DisclosurePurpose } from '../../../../contracts/member-record.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** Somebody of the staff read a member's address: what for, and why in their words. */
export type MemberEmailDisclosed = DomainEvent<'MemberEmailDisclosed', { memberId: string; purpose: DisclosurePurpose; note: string | null }>;
