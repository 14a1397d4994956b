import type { ModerationPolicy } from '../../../../contracts/moderation.js';
import { Command } from '../../../kernel/command.js';

interface Sanction {
  memberId: string;
  reportId: string;
  reason: string;
  note: string | null;
}

export class IssueWarning extends Command<Sanction & { policy: ModerationPolicy }> {
  readonly type = 'IssueWarning';
}

/** `durationMinutes` null: for ever. */
export class SuspendMember extends Command<Sanction & { durationMinutes: number | null }> {
  readonly type = 'SuspendMember';
}

/** `durationMinutes` null: for ever. */
export class BanMember extends Command<Sanction & { durationMinutes: number | null }> {
  readonly type = 'BanMember';
}

export class MuteMember extends Command<Sanction & { durationMinutes: number }> {
  readonly type = 'MuteMember';
}

export class ExpireRestriction extends Command<{ memberId: string; restrictionId: string }> {
  readonly type = 'ExpireRestriction';
}

export class ExpireMute extends Command<{ memberId: string; muteId: string }> {
  readonly type = 'ExpireMute';
}

export type StandingCommand = IssueWarning | SuspendMember | BanMember | MuteMember | ExpireRestriction | ExpireMute;
