import { INVITATION_LIMITS, INVITED_ROLES, type InvitedRole, type InviteRequest } from '../../../../contracts/invitations.js';
import { OneOf, OptionalJudgedText } from '../../../platform/http/fields.js';

export class InviteDto implements InviteRequest {
  @OptionalJudgedText(INVITATION_LIMITS.address)
  address?: string;

  @OneOf(INVITED_ROLES)
  role!: InvitedRole;
}
