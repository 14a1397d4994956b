import { EXPORT_TEXT } from '../../../../contracts/audit-export.js';
import { projection } from '../../../kernel/projection.js';
import type { AuditExportEvent } from './audit-export.events.js';
import { auditExportsView } from './audit-exports.model.js';

/** The exports of each reader. */
export const auditExportsProjection = projection<AuditExportEvent>({
  name: 'audit-exports',
  version: 1,
  views: [auditExportsView.name],
  on: {
    AuditExportRequested: ({ at, position, data: { exportId, readerId, words, profile, format } }) =>
      auditExportsView.put(exportId, {
        ...{ reader_id: readerId, state: 'preparing', profile, format, what: words, requested_at: at, position },
        ...{ ready_at: null, expires_at: null, size_bytes: null, facts: null, failure: null },
      }),
    AuditExportReady: ({ at, data: { exportId, facts, sizeBytes, expiresAt } }) =>
      auditExportsView.change(exportId, { $set: { state: 'ready', ready_at: at, expires_at: expiresAt, size_bytes: sizeBytes, facts } }),
    AuditExportFailed: ({ data: { exportId, failure } }) => auditExportsView.change(exportId, { $set: { state: 'failed', failure } }),
    AuditExportExpired: ({ data: { exportId } }) => auditExportsView.change(exportId, { $set: { state: 'expired' } }),
    AuditExportWithdrawn: ({ data: { exportId } }) => auditExportsView.change(exportId, { $set: { state: 'expired', failure: EXPORT_TEXT.withdrawn } }),
  },
});
