import type { ReportReason } from '../../../../contracts/moderation.js';
import { declareView } from '../../../platform/views/declared-view.js';
import { flag, number, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** The canned reasons, also those that nobody uses any more. */
export const cannedReasonsView = declareView(
  'canned_reasons',
  { title: text, clause: orNull(text), reason: oneOf<ReportReason>(), text, place: number, retired: flag, at: text, admin_id: text },
  { indexes: [{ retired: 1, place: 1, title: 1 }] },
);
