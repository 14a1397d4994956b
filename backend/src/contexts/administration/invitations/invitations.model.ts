import type { InvitedRole } from '../../../../contracts/invitations.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** Invitations, by the digest of their token; whether one has run out is told by its time. */
export const invitationsView = declareView(
  'invitations',
  {
    role: oneOf<InvitedRole>(),
    for_address: flag,
    at: text,
    until: text,
    over: orNull(oneOf<'claimed' | 'used' | 'revoked'>()),
    inviter_id: text,
    member_id: orNull(text),
    position: number,
  },
  { indexes: [{ position: -1 }, { over: 1, until: 1 }] },
);
export type InvitationDocument = DocumentOf<typeof invitationsView>;
