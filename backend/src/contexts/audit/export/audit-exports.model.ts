import type { ExportFormat, ExportProfile, ExportState } from '../../../../contracts/audit-export.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** Exports by id, each for whoever asked. */
export const auditExportsView = declareView(
  'audit_exports',
  {
    reader_id: text,
    state: oneOf<ExportState>(),
    profile: oneOf<ExportProfile>(),
    format: oneOf<ExportFormat>(),
    what: text,
    requested_at: text,
    /** Place of the request in the log: of two at one moment it is known which is the newer. */
    position: number,
    ready_at: orNull(text),
    expires_at: orNull(text),
    size_bytes: orNull(number),
    facts: orNull(number),
    failure: orNull(text),
  },
  { indexes: [{ reader_id: 1, position: -1 }] },
);
export type AuditExportDocument = DocumentOf<typeof auditExportsView>;
