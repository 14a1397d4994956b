import type { InvitedRole } from '../../../../contracts/invitations.js';
import { Command } from '../../../kernel/command.js';

/** `open`: how many others can be used now. */
export class MakeInvitation extends Command<{ invitationId: string; role: InvitedRole; address: string | null; inviterId: string; open: number }> {
  readonly type = 'MakeInvitation';
}

export class RevokeInvitation extends Command<{ invitationId: string; moderatorId: string }> {
  readonly type = 'RevokeInvitation';
}

/** `address`: the digest of the one with which somebody wants to register; `admins`: those who may give roles then. */
export class ClaimInvitation extends Command<{ invitationId: string; memberId: string; address: string; admins: readonly string[] }> {
  readonly type = 'ClaimInvitation';
}

export class ReturnInvitation extends Command<{ invitationId: string; memberId: string }> {
  readonly type = 'ReturnInvitation';
}

export class UseInvitation extends Command<{ invitationId: string; memberId: string }> {
  readonly type = 'UseInvitation';
}

/** Whoever claimed it has an account by now, or gives it back. */
export class SettleClaim extends Command<{ invitationId: string; memberId: string }> {
  readonly type = 'SettleClaim';
}

export type InvitationCommand = MakeInvitation | RevokeInvitation | ClaimInvitation | ReturnInvitation | UseInvitation;
