import { ROLE_LABEL } from '../../../../contracts/staff.js';
import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { InvitationEvent } from './invitations.events.js';

const invitation = ({ invitationId }: { invitationId: string }): string => `invitation:${invitationId}`;

export const invitationsTold = tells<InvitationEvent>({
  InvitationMade: administers('Davet gönderildi', { what: ({ role }) => `Davet gönderildi: ${ROLE_LABEL[role]}`, goesBy: (data) => invitation(data) }),
  InvitationRevoked: administers('Davet geri alındı', { takesBack: invitation }),
  InvitationUsed: administers('Davetle hesap açıldı'),
  InvitationClaimed: null,
  InvitationReturned: null,
});
