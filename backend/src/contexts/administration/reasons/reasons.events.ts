import type { ReportReason } from '../../../../contracts/moderation.js';
import type { DomainEvent } from '../../../kernel/event.js';

interface Written {
  reasonId: string;
  title: string;
  clause: string | null;
  reason: ReportReason;
  text: string;
  place: number;
  adminId: string;
}

/** Moderators may use it from now on. */
export type CannedReasonAdded = DomainEvent<'CannedReasonAdded', Written>;
/** It says something else from now on; what was decided with it keeps its words. */
export type CannedReasonChanged = DomainEvent<'CannedReasonChanged', Written>;
/** Nobody uses it any more. */
export type CannedReasonRetired = DomainEvent<'CannedReasonRetired', { reasonId: string; adminId: string }>;
/** It is used again. */
export type CannedReasonRestored = DomainEvent<'CannedReasonRestored', { reasonId: string; adminId: string }>;

export type CannedReasonEvent = CannedReasonAdded | CannedReasonChanged | CannedReasonRetired | CannedReasonRestored;
