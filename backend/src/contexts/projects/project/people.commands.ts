import type { GivenRole } from '../../../../contracts/project-people.js';
import type { ProjectRole } from '../../../../contracts/projects.js';
import { Command } from '../../../kernel/command.js';

type Acting = { projectId: string; memberId: string };

/** Who is invited: a member, or an address with its keyed digest. */
export type Invitee = { memberId: string } | { address: string; digest: string };

/** `isClosed`: the one who is invited has shut the other out. */
/** `judged`: the version of the project's words that was looked at as whoever is invited reads it; another one is not shown to anybody by that. */
type Showing = { judged: number };

export class InviteToProject extends Command<Acting & Showing & { inviteId: string; role: GivenRole; invitee: Invitee; isClosed: boolean }> {
  readonly type = 'InviteToProject';
}

/** Accepts an application of theirs that waits, or else invites them under this id. */
export class AddMember extends Command<Acting & Showing & { userId: string; role: GivenRole; inviteId: string; isClosed: boolean }> {
  readonly type = 'AddMember';
}

export class RemindInvitee extends Command<Acting & { inviteId: string }> {
  readonly type = 'RemindInvitee';
}

export class WithdrawInvite extends Command<Acting & { inviteId: string }> {
  readonly type = 'WithdrawInvite';
}

/** `digest`: of the address that whoever answers has verified, or null. */
export class AnswerInvite extends Command<Acting & { inviteId: string; accepts: boolean; digest: string | null }> {
  readonly type = 'AnswerInvite';
}

export class ExpireInvite extends Command<{ projectId: string; inviteId: string }> {
  readonly type = 'ExpireInvite';
}

export class ChangeProjectRole extends Command<Acting & { userId: string; role: ProjectRole }> {
  readonly type = 'ChangeProjectRole';
}

/** Of oneself: leaves. */
export class RemoveMember extends Command<Acting & { userId: string }> {
  readonly type = 'RemoveMember';
}

export class OfferHandover extends Command<Acting & { userId: string }> {
  readonly type = 'OfferHandover';
}

export class WithdrawHandover extends Command<Acting> {
  readonly type = 'WithdrawHandover';
}

/** `owned`: how many projects whoever answers owns already. */
export class AnswerHandover extends Command<Acting & { accepts: boolean; owned: number }> {
  readonly type = 'AnswerHandover';
}

export type InviteCommand = InviteToProject | AddMember | RemindInvitee | WithdrawInvite | AnswerInvite | ExpireInvite;
export type HandoverCommand = OfferHandover | WithdrawHandover | AnswerHandover;
export type PeopleCommand = InviteCommand | ChangeProjectRole | RemoveMember | HandoverCommand;
