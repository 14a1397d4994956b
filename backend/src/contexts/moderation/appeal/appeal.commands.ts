import type { AppealOutcome } from '../../../../contracts/appeal-outcomes.js';
import type { AppealChange, AppealPolicy } from '../../../../contracts/appeals.js';
import type { Role } from '../../../../contracts/permissions.js';
import type { RestrictionKind } from '../../../../contracts/sanctions.js';
import { Command } from '../../../kernel/command.js';
import type { AppealedContent } from './appeal.events.js';

/** The decision that is appealed against, as it stands when somebody appeals; null when the member has none of that id. */
export interface AppealedDecision {
  readonly moderatorIds: readonly string[];
  readonly at: string;
  readonly reason: string;
  /** Whether anything of it stands. */
  readonly stands: boolean;
}

export class MakeAppeal extends Command<{
  appealId: string;
  memberId: string;
  decision: AppealedDecision | null;
  text: string;
  byLink: boolean;
  policy: AppealPolicy;
}> {
  readonly type = 'MakeAppeal';
}

export class AnswerAppeal extends Command<{ appealId: string; memberId: string; messageId: string; text: string; most: number }> {
  readonly type = 'AnswerAppeal';
}

/** Who of the staff acts, and whether somebody else could. */
export interface Acting {
  readonly appealId: string;
  readonly moderatorId: string;
  readonly moderatorRole: Role;
  readonly memberRole: Role;
  /** Whether somebody may decide who is not kept from it. */
  readonly othersMay: boolean;
  readonly claimHours: number;
}

export class AskAppellant extends Command<Acting & { messageId: string; text: string; most: number }> {
  readonly type = 'AskAppellant';
}

export class TakeAppeal extends Command<Acting> {
  readonly type = 'TakeAppeal';
}

export class ReleaseAppeal extends Command<{ appealId: string; moderatorId: string }> {
  readonly type = 'ReleaseAppeal';
}

/** A sanction of the decision that holds when the appeal is decided. */
export type HeldSanction =
  | { readonly kind: 'warned' }
  | { readonly kind: RestrictionKind | 'muted'; readonly until: string | null; readonly byThreshold: boolean };

export class DecideAppeal extends Command<
  Acting & {
    outcome: AppealOutcome;
    changes: readonly AppealChange[];
    restoresContent: boolean;
    message: string;
    staffNote: string | null;
    /** What the decision keeps away from readers, or null. */
    content: AppealedContent | null;
    /** What of the decision holds; the handler reads it. */
    held?: readonly HeldSanction[];
  }
> {
  readonly type = 'DecideAppeal';
}

/** Ends the open appeals of somebody whose account has ended. */
export class LapseAppeals extends Command<{ memberId: string }> {
  readonly type = 'LapseAppeals';
}

export class LapseAppeal extends Command<{ appealId: string }> {
  readonly type = 'LapseAppeal';
}

export type AppealCommand = MakeAppeal | AnswerAppeal | AskAppellant | TakeAppeal | ReleaseAppeal | DecideAppeal | LapseAppeal;
