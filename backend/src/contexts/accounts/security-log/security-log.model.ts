import type { SecurityFact } from '../../../../contracts/access.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** One line of a member's security log. It holds nothing personal: on what device it was is asked of the session's own stream. */
export const securityLogView = declareView(
  'security_log',
  { member_id: text, position: number, type: oneOf<SecurityFact>(), at: text, session_id: orNull(text) },
  {
    indexes: [
      { member_id: 1, position: 1 },
      { member_id: 1, type: 1, position: 1 },
    ],
  },
);
export type SecurityLogDocument = DocumentOf<typeof securityLogView>;
