import { projection } from '../../../kernel/projection.js';
import type { AccountErased } from '../erasure/erasure.events.js';
import type { DataExportEvent } from './data-export.events.js';
import { dataExportsView } from './own-data.model.js';

/** Each member's latest copy of their data. */
export const ownDataProjection = projection<DataExportEvent | AccountErased>({
  name: 'own-data',
  version: 1,
  views: [dataExportsView.name],
  on: {
    DataExportRequested: ({ data: { memberId, exportId, requestedAt } }) =>
      dataExportsView.put(memberId, { export_id: exportId, state: 'preparing', requested_at: requestedAt, ready_at: null, expires_at: null, size_bytes: null }),
    DataExportReady: ({ data: { memberId, expiresAt, sizeBytes }, at }) =>
      dataExportsView.change(memberId, { $set: { state: 'ready', ready_at: at, expires_at: expiresAt, size_bytes: sizeBytes } }),
    DataExportExpired: ({ data: { memberId, latest } }) => (latest ? dataExportsView.change(memberId, { $set: { state: 'expired' } }) : []),
    AccountErased: ({ data: { memberId } }) => dataExportsView.remove(memberId),
  },
});
