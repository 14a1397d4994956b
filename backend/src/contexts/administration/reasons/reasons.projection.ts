import { projection } from '../../../kernel/projection.js';
import type { CannedReasonEvent } from './reasons.events.js';
import { cannedReasonsView } from './reasons.model.js';

/** The canned reasons as they are written now. */
export const reasonsProjection = projection<CannedReasonEvent>({
  name: 'canned-reasons',
  version: 1,
  views: [cannedReasonsView.name],
  on: {
    CannedReasonAdded: ({ at, data: { reasonId, adminId, ...written } }) =>
      cannedReasonsView.put(reasonId, { ...written, retired: false, at, admin_id: adminId }),
    CannedReasonChanged: ({ at, data: { reasonId, adminId, ...written } }) =>
      cannedReasonsView.change(reasonId, { $set: { ...written, at, admin_id: adminId } }),
    CannedReasonRetired: ({ at, data: { reasonId, adminId } }) => cannedReasonsView.change(reasonId, { $set: { retired: true, at, admin_id: adminId } }),
    CannedReasonRestored: ({ at, data: { reasonId, adminId } }) => cannedReasonsView.change(reasonId, { $set: { retired: false, at, admin_id: adminId } }),
  },
});
