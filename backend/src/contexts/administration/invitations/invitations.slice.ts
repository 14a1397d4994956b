import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { InvitationDesk } from '../../accounts/account/invitation-desk.port.js';
import { ConsoleInvitationsController } from './console-invitations.controller.js';
import { ClaimInvitation, MakeInvitation, ReturnInvitation, RevokeInvitation, SettleClaim, UseInvitation } from './invitations.commands.js';
import { invitationStream } from './invitations.decider.js';
import { invitationsView } from './invitations.model.js';
import { invitationsProjection } from './invitations.projection.js';
import { InvitationsQuery } from './invitations.query.js';
import { Invitations } from './invitations.service.js';
import { invitationsTold } from './invitations.told.js';
import { SettleClaimHandler } from './settle-claim.handler.js';
import { settleClaim } from './settle-claim.policy.js';

const invitationId = ({ invitationId }: { invitationId: string }): string => invitationId;

/** Links by which one person each may open an account. */
export const invitations: Slice = {
  streams: [invitationStream],
  told: invitationsTold,
  commands: [
    decides(MakeInvitation, invitationStream, invitationId),
    decides(RevokeInvitation, invitationStream, invitationId),
    decides(ClaimInvitation, invitationStream, invitationId),
    decides(ReturnInvitation, invitationStream, invitationId),
    decides(UseInvitation, invitationStream, invitationId),
    handledBy(SettleClaim, SettleClaimHandler, 'cleanup'),
  ],
  policies: [settleClaim],
  projections: [{ projection: invitationsProjection, models: [invitationsView] }],
  controllers: [ConsoleInvitationsController],
  answers: [answer(InvitationDesk, Invitations)],
  providers: [InvitationsQuery, Invitations],
};
