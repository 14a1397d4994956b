import { APPEAL_LIMITS, APPEAL_TEXT, type AppealChange } from '../../../../contracts/appeals.js';
import { seenWords } from '../../../../contracts/one-line.js';
import { outranks } from '../../../../contracts/permissions.js';
import { endsLater, type SanctionKind } from '../../../../contracts/sanctions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { minutesAfter } from '../standing/standing.rules.js';
import type { Acting, DecideAppeal, HeldSanction } from './appeal.commands.js';
import type { AppealDecided, AppealEvent, AppealTaken } from './appeal.events.js';

interface OpenAppeal {
  readonly memberId: string;
  /** Who decided what is appealed against. */
  readonly excluded: readonly string[];
  readonly reason: string;
  readonly claim: { readonly by: string; readonly at: string } | null;
  readonly messages: { readonly member: number; readonly staff: number };
  readonly over: 'decided' | 'lapsed' | null;
}
export type Appeal = OpenAppeal | null;

export const over = () => new RuleViolation('appeal.over', APPEAL_TEXT.over, null, 'conflict');
const invalid = (code: string, field: string, sentence: string) => new RuleViolation(code, sentence, { [field]: sentence });

/** The appeal, if this moderator may act on it now; throws RuleViolation. */
export function answering({ moderatorId, moderatorRole, memberRole, othersMay, claimHours }: Acting, state: Appeal, at: string): OpenAppeal {
  if (!state) throw new RuleViolation('appeal.unknown', APPEAL_TEXT.unknown, null, 'not-found');
  const hindrance = hindranceOf({ moderatorId, moderatorRole, memberRole, othersMay }, state);
  if (hindrance) throw hindrance;
  if (state.over) throw new RuleViolation('appeal.decided-already', APPEAL_TEXT.decidedAlready, null, 'conflict');
  const { claim } = state;
  // A claim that nobody follows up holds nobody up for long.
  if (claim && claim.by !== moderatorId && minutesAfter(claim.at, claimHours * 60) > at)
    throw new RuleViolation('appeal.taken', APPEAL_TEXT.takenByOther, null, 'conflict');
  return state;
}

/** Why somebody may never act on an appeal, or null: their own, an equal's, or against what they decided while others could look. */
export function hindranceOf(
  { moderatorId, moderatorRole, memberRole, othersMay }: Pick<Acting, 'moderatorId' | 'moderatorRole' | 'memberRole' | 'othersMay'>,
  { memberId, excluded }: Pick<OpenAppeal, 'memberId' | 'excluded'>,
): RuleViolation | null {
  if (moderatorId === memberId) return new RuleViolation('appeal.about-yourself', APPEAL_TEXT.aboutYourself, null, 'forbidden');
  if (outranks(memberRole, moderatorRole)) return new RuleViolation('appeal.about-superior', APPEAL_TEXT.aboutSuperior, null, 'forbidden');
  return othersMay && excluded.includes(moderatorId) ? new RuleViolation('appeal.own-decision', APPEAL_TEXT.ownDecision, null, 'forbidden') : null;
}

export const takenBy = (moderatorId: string, appealId: string, memberId: string, at: string): AppealTaken => ({
  type: 'AppealTaken',
  data: { appealId, memberId, moderatorId, at },
});

/** Upholds, modifies or reverses; what follows from it is the policies' work. */
export function decideAppeal(command: DecideAppeal, state: Appeal): readonly AppealEvent[] {
  const { data, origin } = command;
  const { memberId, excluded, reason } = answering(data, state, origin.at);
  const { appealId, moderatorId, outcome } = data;
  return [
    {
      type: 'AppealDecided',
      data: {
        appealId,
        memberId,
        moderatorId,
        outcome,
        reason,
        ...effectOf(command),
        ...wordsOf(command),
        decidedDespiteNoOther: excluded.includes(moderatorId),
      },
    },
  ];
}

type Effect = Pick<AppealDecided['data'], 'lifts' | 'changes' | 'content'>;

function effectOf({ data, origin: { at } }: DecideAppeal): Effect {
  const { outcome, content, held = [] } = data;
  switch (outcome) {
    case 'upheld':
      return { lifts: [], changes: [], content: null };
    case 'reversed':
      return { lifts: liftable(held), changes: [], content };
    case 'modified': {
      if (data.changes.length === 0 && !data.restoresContent) throw invalid('appeal.nothing-changes', 'changes', APPEAL_TEXT.nothingChanges);
      if (data.restoresContent && content?.back !== 'shown') throw invalid('appeal.nothing-hidden', 'restore_content', APPEAL_TEXT.nothingHidden);
      const changes = oneOfEach(data.changes).map((change) => milder(change, held, at));
      return { lifts: [], changes, content: data.restoresContent ? content : null };
    }
  }
}

const liftable = (held: readonly HeldSanction[]): SanctionKind[] =>
  held.filter((sanction) => sanction.kind === 'warned' || !sanction.byThreshold).map(({ kind }) => kind);

const oneOfEach = (changes: readonly AppealChange[]): readonly AppealChange[] => [...new Map(changes.map((change) => [change.kind, change])).values()];

/** An appeal makes nothing worse. */
function milder({ kind, until }: AppealChange, held: readonly HeldSanction[], at: string): AppealChange {
  const sanction = held.find((one) => one.kind === kind);
  if (!sanction || sanction.kind === 'warned') throw invalid('appeal.change-unknown', 'changes', APPEAL_TEXT.changeUnknown);
  if (until <= at || !endsLater(sanction.until, until)) throw invalid('appeal.change-later', 'changes', APPEAL_TEXT.changeLater);
  return { kind, until };
}

function wordsOf({ data }: DecideAppeal): Pick<AppealDecided['data'], 'message' | 'staffNote'> {
  const message = seenWords(data.message);
  const staffNote = seenWords(data.staffNote);
  if (!message) throw invalid('appeal.words-needed', 'message', APPEAL_TEXT.wordsNeeded);
  if (message.length > APPEAL_LIMITS.message) throw invalid('appeal.words-long', 'message', APPEAL_TEXT.wordsLong);
  if ((staffNote?.length ?? 0) > APPEAL_LIMITS.staffNote) throw invalid('appeal.words-long', 'staff_note', APPEAL_TEXT.staffNoteLong);
  return { message, staffNote };
}
