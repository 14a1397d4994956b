import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { text } from '../../../platform/views/view-fields.js';

/** `_id` is `<provider>.<blinded subject>`. */
export const identitiesView = declareView(
  'identities',
  { member_id: text, provider: text, subject: text, linked_at: text },
  { indexes: [{ member_id: 1, linked_at: 1 }] },
);
export type IdentityDocument = DocumentOf<typeof identitiesView>;
