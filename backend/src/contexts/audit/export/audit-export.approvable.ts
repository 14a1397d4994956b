import { EXPORT_FORMAT_LABEL, EXPORT_PROFILE_LABEL } from '../../../../contracts/audit-export.js';
import { approvable } from '../../../platform/approvals/approvable.js';
import { RequestAuditExport } from './audit-export.commands.js';

/** What is personal leaves the house only when two want it. */
export const auditExportApprovable = approvable<RequestAuditExport>({
  kind: 'audit_export',
  command: RequestAuditExport,
  permission: 'audit.export',
  waits: ({ profile }) => profile === 'full',
  words: ['reason'],
  told: 'reason',
  member: () => null,
  sentence: () => 'Kayıtlar gizli alanlarıyla dışa aktarılacak',
  names: ({ filter }) => [filter.actor, filter.subject].filter((id) => id !== undefined),
  changes: ({ words, profile, format }) => [
    { label: 'Olaylar', from: null, to: words },
    { label: 'Biçim', from: null, to: `${EXPORT_PROFILE_LABEL[profile]}, ${EXPORT_FORMAT_LABEL[format]}` },
  ],
});
