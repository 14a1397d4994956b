import { EXPORT_TEXT } from '../../../../contracts/audit-export.js';
import { memberDisclosureProblem } from '../../../../contracts/member-record.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { AuditExportCommand, RequestAuditExport } from './audit-export.commands.js';
import type { AuditExportEvent } from './audit-export.events.js';
import { givenUpAt, keptUntil } from './audit-export.rules.js';

interface Asked {
  /** When it was asked for, or until when it is kept. */
  readonly at: string;
  readonly state: 'preparing' | 'ready';
}

/** The exports of one reader that are not over, by id. */
export type AuditExports = ReadonlyMap<string, Asked>;

/** One at a time for each reader; one that was never made is no obstacle an hour later. */
const auditExports: Decider<AuditExports, AuditExportCommand, AuditExportEvent> = {
  initial: new Map(),

  evolve(exports, { type, data }) {
    const next = new Map(exports);
    if (type === 'AuditExportRequested') next.set(data.exportId, { at: data.requestedAt, state: 'preparing' });
    else if (type === 'AuditExportReady') next.set(data.exportId, { at: data.expiresAt, state: 'ready' });
    else next.delete(data.exportId);
    return next;
  },

  decide(command, exports) {
    const { readerId, exportId } = command.data;
    const known = exports.get(exportId);
    switch (command.type) {
      case 'RequestAuditExport':
        return request(command, exports);
      case 'FinishAuditExport':
        if (known?.state !== 'preparing') return [];
        return [{ type: 'AuditExportReady', data: { ...command.data, expiresAt: keptUntil(command.origin.at) } }];
      case 'FailAuditExport':
        return known?.state === 'preparing' ? [{ type: 'AuditExportFailed', data: command.data }] : [];
      case 'ExpireAuditExport':
        return known?.state === 'ready' ? [{ type: 'AuditExportExpired', data: { exportId, readerId } }] : [];
      case 'WithdrawAuditExport':
        if (known?.state === 'preparing') return [{ type: 'AuditExportFailed', data: { exportId, readerId, failure: EXPORT_TEXT.withdrawn } }];
        return known ? [{ type: 'AuditExportWithdrawn', data: { exportId, readerId } }] : [];
    }
  },
};

function request({ data, origin }: RequestAuditExport, exports: AuditExports): readonly AuditExportEvent[] {
  const { readerId, exportId, filter, words, profile, format, reason } = data;
  const note = reason?.trim() || null;
  const problem = profile === 'full' ? memberDisclosureProblem(note ?? '') : note && EXPORT_TEXT.reasonOnlyFull;
  if (problem) throw new RuleViolation('export.reason', problem, { reason: problem });
  const isUnderWay = [...exports.values()].some(({ at, state }) => state === 'preparing' && givenUpAt(at) > origin.at);
  if (isUnderWay) throw new RuleViolation('export.under-way', EXPORT_TEXT.underWay, null, 'conflict');
  return [{ type: 'AuditExportRequested', data: { exportId, readerId, filter, words, profile, format, requestedAt: origin.at, note } }];
}

/** `audit-export-<member id>` */
export const auditExportStream: StreamType<AuditExports, AuditExportCommand, AuditExportEvent> = {
  category: 'audit-export',
  decider: auditExports,
  events: {
    AuditExportRequested: { schema: 1, personal: { subject: ({ readerId }) => readerId, fields: ['note'] } },
    AuditExportReady: { schema: 1 },
    AuditExportFailed: { schema: 1 },
    AuditExportExpired: { schema: 1 },
    AuditExportWithdrawn: { schema: 1 },
  },
};
