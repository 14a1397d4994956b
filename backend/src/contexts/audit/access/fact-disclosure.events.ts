import type { DisclosurePurpose } from '../../../../contracts/member-record.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** Somebody of the staff read what is personal in a fact about a member: which fields, what for, and why in their words. */
export type FactDisclosed = DomainEvent<
  'FactDisclosed',
  { memberId: string; factId: string; factType: string; fields: string[]; purpose: DisclosurePurpose; note: string | null }
>;

/** Somebody of the staff exported records of a member with what is personal in them: of how many facts, and why in their words. */
export type RecordsExported = DomainEvent<'RecordsExported', { memberId: string; exportId: string; facts: number; note: string | null }>;

export type DisclosureEvent = FactDisclosed | RecordsExported;
