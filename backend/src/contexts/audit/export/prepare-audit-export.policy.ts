import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { PrepareAuditExport, RemoveAuditExport } from './audit-export.commands.js';
import type { AuditExportReady, AuditExportRequested } from './audit-export.events.js';

/** An export that is asked for is made, and removed when its time is over. */
export const prepareAuditExport = policy<AuditExportRequested | AuditExportReady>({
  name: 'prepare-audit-export',
  on: {
    AuditExportRequested: ({ data: { readerId, exportId }, at }) => [
      { schedule: intent(PrepareAuditExport, { readerId, exportId }), key: `audit-export:${exportId}`, at },
    ],
    AuditExportReady: ({ data: { readerId, exportId, expiresAt } }) => [
      { schedule: intent(RemoveAuditExport, { readerId, exportId }), key: `audit-export-end:${exportId}`, at: expiresAt },
    ],
  },
});
