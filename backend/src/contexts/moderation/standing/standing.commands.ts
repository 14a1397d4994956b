import type { ModerationPolicy } from '../../../../contracts/moderation.js';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import { Command } from '../../../kernel/command.js';

/** `sanctionId` is what the sanction goes by from now on. What an earlier release queued has none, and goes by its report; nor has it a content. */
interface Sanction {
  memberId: string;
  sanctionId?: string;
  reportId: string | null;
  contentId?: string | null;
  reason: string;
  note: string | null;
}

export class IssueWarning extends Command<Sanction & { policy: ModerationPolicy }> {
  readonly type = 'IssueWarning';
}

/** `durationMinutes` null: for ever. `meanwhile`: as long as a sanction for good waits. */
export class SuspendMember extends Command<Sanction & { durationMinutes: number | null; meanwhile?: boolean }> {
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

/** Takes a sanction back: a warning counts no more, everything else ends now. `appealId`: an appeal was decided so. */
export class LiftSanction extends Command<{
  memberId: string;
  sanctionId: string;
  kind: SanctionKind;
  note: string;
  policy: ModerationPolicy;
  appealId?: string;
}> {
  readonly type = 'LiftSanction';
}

/** Takes back everything that a decision gave a member (`kinds`): what is over already is left as it is, what has not come about yet never will. */
export class TakeBackDecision extends Command<{
  memberId: string;
  decisionId: string;
  kinds: readonly SanctionKind[];
  note: string;
  policy: ModerationPolicy;
}> {
  readonly type = 'TakeBackDecision';
}

/** Lets a sanction end that many minutes from now (null: never), or at a time where one is named. */
export class ChangeSanctionEnd extends Command<{
  memberId: string;
  sanctionId: string;
  kind: Exclude<SanctionKind, 'warned'>;
  durationMinutes: number | null;
  until?: string;
  note: string;
  appealId?: string;
}> {
  readonly type = 'ChangeSanctionEnd';
}

export type StandingCommand =
  | IssueWarning
  | SuspendMember
  | BanMember
  | MuteMember
  | ExpireRestriction
  | ExpireMute
  | LiftSanction
  | TakeBackDecision
  | ChangeSanctionEnd;
