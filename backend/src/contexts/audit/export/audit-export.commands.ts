import type { ExportFormat, ExportProfile } from '../../../../contracts/audit-export.js';
import type { TimelineFilter } from '../../../../contracts/audit-timeline.js';
import { Command } from '../../../kernel/command.js';

interface Export {
  readerId: string;
  exportId: string;
}

export class RequestAuditExport extends Command<
  Export & { filter: TimelineFilter; words: string; profile: ExportProfile; format: ExportFormat; reason: string | null }
> {
  readonly type = 'RequestAuditExport';
}

/** Makes the file. */
export class PrepareAuditExport extends Command<Export> {
  readonly type = 'PrepareAuditExport';
}

export class FinishAuditExport extends Command<Export & { facts: number; sizeBytes: number; sealed: number; manifest: string }> {
  readonly type = 'FinishAuditExport';
}

export class FailAuditExport extends Command<Export & { failure: string }> {
  readonly type = 'FailAuditExport';
}

/** Removes the file. */
export class RemoveAuditExport extends Command<Export> {
  readonly type = 'RemoveAuditExport';
}

export class ExpireAuditExport extends Command<Export> {
  readonly type = 'ExpireAuditExport';
}

/** Ends one whose file may not be kept any longer, whether or not it is made. */
export class WithdrawAuditExport extends Command<Export> {
  readonly type = 'WithdrawAuditExport';
}

/** Ends all that a member who has left asked for, and all that open what is personal about them. */
export class WithdrawAuditExports extends Command<{ memberId: string }> {
  readonly type = 'WithdrawAuditExports';
}

export type AuditExportCommand = RequestAuditExport | FinishAuditExport | FailAuditExport | ExpireAuditExport | WithdrawAuditExport;
