import type { ModerationPolicy } from '../../../../contracts/moderation.js';
import { seenWords } from '../../../../contracts/one-line.js';
import { holdsAt, SANCTION_LIMITS, SANCTION_TEXT, type SanctionKind } from '../../../../contracts/sanctions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type ChangeSanctionEnd, LiftSanction, type TakeBackDecision } from './standing.commands.js';
import type { RestrictionLifted, StandingEvent } from './standing.events.js';
import { daysBefore, MINUTES_PER_DAY, minutesAfter } from './standing.rules.js';
import {
  endAt,
  evolveStanding,
  type GivenWarning,
  isInForce,
  type Lasting,
  type Mute,
  muteEndAt,
  type Restriction,
  restrictionAt,
  type Standing,
  warningsAt,
} from './standing.state.rules.js';

/** Takes a sanction back. With a warning goes the suspension that was founded on it, unless the other warnings found it as well. */
export function lift({ data, origin: { at } }: LiftSanction, state: Standing): readonly StandingEvent[] {
  const { memberId, sanctionId, kind, policy, appealId = null } = data;
  const said = { memberId, note: wordsOf(data.note), at, appealId };
  if (kind === 'warned') return withdraw(state, { ...said, warningId: sanctionId, policy });
  if (kind === 'muted') {
    const mute = muteOf(state, sanctionId);
    const leaves = muteEndAt({ ...state, mutes: state.mutes.filter((other) => other !== mute) }, at);
    return isInForce(mute, at) ? [{ type: 'MuteLifted', data: { ...said, muteId: mute.id, leaves } }] : [];
  }
  const restriction = restrictionOf(state, sanctionId, kind);
  return isInForce(restriction, at) ? lifted(state, [restriction], { ...said, cause: 'decision' }) : [];
}

/** Ends the suspensions that held as long as something waited. */
export const replaced = (state: Standing, memberId: string, at: string): readonly RestrictionLifted[] =>
  lifted(
    state,
    state.restrictions.filter((restriction) => restriction.meanwhile && isInForce(restriction, at)),
    { memberId, note: null, at, appealId: null, cause: 'replaced' },
  );

/** Lifts each sanction that goes by the decision, one after the other: what the first leaves is what the next one finds. */
export function takeBack({ data: { decisionId, kinds, ...data }, origin }: TakeBackDecision, state: Standing): readonly StandingEvent[] {
  const events: StandingEvent[] = [];
  const given = givenBy(state, decisionId);
  for (const kind of given) {
    const left = events.reduce(evolveStanding, state);
    events.push(...lift(new LiftSanction({ ...data, sanctionId: decisionId, kind }, origin), left));
  }
  const isWhole = kinds.every((kind) => given.includes(kind)) || state.takenBack.includes(decisionId);
  return isWhole ? events : [...events, { type: 'DecisionTakenBack', data: { memberId: data.memberId, decisionId, at: origin.at } }];
}

/** What the threshold caused goes with its warning. */
const givenBy = ({ warnings, restrictions, mutes }: Standing, decisionId: string): readonly SanctionKind[] => [
  ...restrictions.filter(({ id, byThreshold }) => id === decisionId && !byThreshold).map(({ kind }) => kind),
  ...mutes.filter(({ id }) => id === decisionId).map(() => 'muted' as const),
  ...warnings.filter(({ id }) => id === decisionId).map(() => 'warned' as const),
];

/** Lets what is in force end at another time; lifting is for what should end now. */
export function changeEnd({ data, origin: { at } }: ChangeSanctionEnd, state: Standing): readonly StandingEvent[] {
  const { memberId, sanctionId, kind, durationMinutes, appealId = null } = data;
  const said = { memberId, note: wordsOf(data.note), at, appealId };
  const until = data.until ?? minutesAfter(at, durationMinutes);
  if (until !== null && until <= at) throw invalid('sanction.end-past', 'durationMinutes', SANCTION_TEXT.endPast);
  if (kind === 'muted') {
    if (until === null) throw invalid('sanction.mute-needs-end', 'durationMinutes', SANCTION_TEXT.muteNeedsEnd);
    const formerUntil = endInForce(muteOf(state, sanctionId), at);
    return until === formerUntil ? [] : [{ type: 'MuteEndChanged', data: { ...said, muteId: sanctionId, until, formerUntil } }];
  }
  const formerUntil = endInForce(restrictionOf(state, sanctionId, kind), at);
  return until === formerUntil ? [] : [{ type: 'RestrictionEndChanged', data: { ...said, restrictionId: sanctionId, kind, until, formerUntil } }];
}

interface Said {
  readonly memberId: string;
  readonly note: string;
  readonly at: string;
  readonly appealId: string | null;
}

function withdraw(state: Standing, { warningId, policy, ...said }: Said & { warningId: string; policy: ModerationPolicy }): readonly StandingEvent[] {
  const warning = known(state.warnings.find(({ id }) => id === warningId));
  if (warning.withdrawnAt !== null) return [];
  const left = warningsAt(state, said.at).filter((other) => other !== warning);
  const founded = state.restrictions.filter(
    (restriction) => restriction.byThreshold && isInForce(restriction, said.at) && isFoundedOn(state, restriction, warning, policy),
  );
  const unfounded = reachesThreshold(left, policy, said.at) ? [] : founded;
  return [
    { type: 'WarningWithdrawn', data: { ...said, warningId, endsSuspension: unfounded.length > 0 } },
    ...lifted(state, unfounded, { ...said, cause: 'warning_withdrawn' }),
  ];
}

type Lifting = Omit<Said, 'note'> & Pick<RestrictionLifted['data'], 'cause' | 'note'>;

function lifted(state: Standing, restrictions: readonly Restriction[], { cause, ...said }: Lifting): readonly RestrictionLifted[] {
  const left = state.restrictions.filter((restriction) => !restrictions.includes(restriction));
  const leaves = restrictionAt({ ...state, restrictions: left }, said.at)?.kind ?? null;
  return restrictions.map(({ id: restrictionId, kind }) => ({ type: 'RestrictionLifted', data: { ...said, restrictionId, kind, cause, leaves } }));
}

/** Whether a warning was inside the window of the one that suspended; that one has the suspension's id. */
function isFoundedOn({ warnings }: Standing, { id }: Restriction, warning: GivenWarning, { warningWindowDays }: ModerationPolicy): boolean {
  const last = warnings.find((given) => given.id === id);
  return !last || (warning.at <= last.at && warning.at > daysBefore(last.at, warningWindowDays));
}

/** Whether some of these warnings would have suspended by themselves, for a time that lasts still. */
function reachesThreshold(warnings: readonly GivenWarning[], { warningThreshold, warningWindowDays, suspensionDays }: ModerationPolicy, at: string): boolean {
  return warnings.some((last) => {
    const since = daysBefore(last.at, warningWindowDays);
    const count = warnings.filter((given) => given.at <= last.at && given.at > since).length;
    return count >= warningThreshold && holdsAt(minutesAfter(last.at, suspensionDays * MINUTES_PER_DAY), at);
  });
}

const muteOf = ({ mutes }: Standing, sanctionId: string): Mute => known(mutes.findLast(({ id }) => id === sanctionId));
const restrictionOf = ({ restrictions }: Standing, sanctionId: string, of: Restriction['kind']): Restriction =>
  known(restrictions.findLast(({ id, kind }) => id === sanctionId && kind === of));

function endInForce<Until extends string | null>(sanction: Lasting<Until>, at: string): Until {
  if (!isInForce(sanction, at)) throw new RuleViolation('sanction.over', SANCTION_TEXT.over, null, 'conflict');
  return endAt(sanction, at);
}

function known<Sanction>(sanction: Sanction | undefined): Sanction {
  if (!sanction) throw new RuleViolation('sanction.unknown', SANCTION_TEXT.unknown, null, 'not-found');
  return sanction;
}

function wordsOf(note: string): string {
  const words = seenWords(note);
  if (!words) throw invalid('sanction.note-needed', 'note', SANCTION_TEXT.noteNeeded);
  if (words.length > SANCTION_LIMITS.note) throw invalid('sanction.note-long', 'note', SANCTION_TEXT.noteLong);
  return words;
}

const invalid = (code: string, field: string, sentence: string) => new RuleViolation(code, sentence, { [field]: sentence });
