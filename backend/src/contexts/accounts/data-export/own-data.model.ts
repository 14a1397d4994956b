import type { DataExportState } from '../../../../contracts/own-data.js';
import { declareView } from '../../../platform/views/declared-view.js';
import { number, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** The latest copy of their data that a member asked for; `_id` is the member's id. */
export const dataExportsView = declareView('data_exports', {
  export_id: text,
  state: oneOf<DataExportState>(),
  requested_at: text,
  ready_at: orNull(text),
  expires_at: orNull(text),
  size_bytes: orNull(number),
});
