import type { ExportFormat, ExportProfile } from '../../../../contracts/audit-export.js';
import type { TimelineFilter } from '../../../../contracts/audit-timeline.js';
import type { DomainEvent } from '../../../kernel/event.js';

interface Export {
  exportId: string;
  /** Who asked, and alone may have the file. */
  readerId: string;
}

/** `words`: the filter as people read it, with members by their ids; `note`: why, where the export opens what is personal. */
export type AuditExportRequested = DomainEvent<
  'AuditExportRequested',
  Export & { filter: TimelineFilter; words: string; profile: ExportProfile; format: ExportFormat; requestedAt: string; note: string | null }
>;
/** `sealed`: of how many facts the seal is that its proofs lead to; `manifest`: SHA-256 of its manifest, in hex. */
export type AuditExportReady = DomainEvent<
  'AuditExportReady',
  Export & { facts: number; sizeBytes: number; sealed: number; manifest: string; expiresAt: string }
>;
/** It could not be made; `failure` is a sentence. */
export type AuditExportFailed = DomainEvent<'AuditExportFailed', Export & { failure: string }>;
export type AuditExportExpired = DomainEvent<'AuditExportExpired', Export>;
/** Its file is gone before its time: somebody whose records it opened, or whoever asked for it, has left. */
export type AuditExportWithdrawn = DomainEvent<'AuditExportWithdrawn', Export>;

export type AuditExportEvent = AuditExportRequested | AuditExportReady | AuditExportFailed | AuditExportExpired | AuditExportWithdrawn;
