import type { DisclosurePurpose } from '../../../../contracts/member-record.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** Somebody of the staff read what is personal in a fact about a member: which fields, what for, and why in their words. */
export type FactDisclosed = DomainEvent<
  'FactDisclosed',
  { memberId: string; factId: string; factType: string; fields: string[]; purpose: DisclosurePurpose; note: string | null }
>;
