import { isPermanent } from '../../../../contracts/approvals.js';
import { endsLater, holdsAt, SANCTION_LIMITS, SANCTION_TEXT } from '../../../../contracts/sanctions.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { changeEnd, lift, replaced, takeBack } from './lifting.rules.js';
import type { BanMember, ExpireMute, ExpireRestriction, IssueWarning, MuteMember, StandingCommand, SuspendMember } from './standing.commands.js';
import type { StandingEvent } from './standing.events.js';
import { daysBefore, MINUTES_PER_DAY, minutesAfter } from './standing.rules.js';
import {
  endAt,
  evolveStanding,
  isInForce,
  type Mute,
  muteEndAt,
  NO_STANDING,
  type Restriction,
  restrictionAt,
  type Standing,
  warningsAt,
} from './standing.state.rules.js';

export type { Standing } from './standing.state.rules.js';

export const standing: Decider<Standing, StandingCommand, StandingEvent> = {
  initial: NO_STANDING,
  evolve: evolveStanding,
  decide(command, state) {
    switch (command.type) {
      case 'IssueWarning':
        return warn(command, state);
      case 'SuspendMember':
        return suspend(command, state);
      case 'BanMember':
        return ban(command, state);
      case 'MuteMember':
        return mute(command, state);
      case 'ExpireRestriction':
        return expireRestriction(command, state);
      case 'ExpireMute':
        return expireMute(command, state);
      case 'LiftSanction':
        return lift(command, state);
      case 'TakeBackDecision':
        return takeBack(command, state);
      case 'ChangeSanctionEnd':
        return changeEnd(command, state);
    }
  },
};

/** A content is an offence once. The warning that reaches the threshold also suspends. */
function warn({ data, origin: { at } }: IssueWarning, state: Standing): readonly StandingEvent[] {
  const { policy, sanctionId: warningId, ...given } = identified(data);
  refuseLongNote(given.note);
  const counted = warningsAt(state, at);
  if (state.takenBack.includes(warningId)) return [];
  if (state.warnings.some(({ id }) => id === warningId)) return [];
  if (given.contentId !== null && counted.some(({ contentId }) => contentId === given.contentId)) return [];
  const issued: StandingEvent = { type: 'WarningIssued', data: { ...given, warningId, at } };
  const since = daysBefore(at, policy.warningWindowDays);
  const count = counted.filter((warning) => warning.at > since).length + 1;
  if (count < policy.warningThreshold || restrictionAt(state, at)) return [issued];
  const until = minutesAfter(at, policy.suspensionDays * MINUTES_PER_DAY);
  return [issued, { type: 'MemberSuspended', data: { ...given, restrictionId: warningId, until, byThreshold: true, meanwhile: false } }];
}

function suspend({ data, origin: { at } }: SuspendMember, state: Standing): readonly StandingEvent[] {
  const { durationMinutes, sanctionId, meanwhile = false, ...given } = identified(data);
  refuseLongNote(given.note);
  const until = minutesAfter(at, durationMinutes);
  const current = restrictionAt(state, at);
  if (isGiven(state, sanctionId)) return [];
  // Of two that wait about a member each keeps its own suspension: when one is refused, the other still waits.
  const isBesideAnother = meanwhile && current?.meanwhile === true;
  if (current && !isBesideAnother && !endsLater(until, current.until)) return [];
  return inPlace(state, { type: 'MemberSuspended', data: { ...given, restrictionId: sanctionId, until, byThreshold: false, meanwhile } }, durationMinutes, at);
}

/** A ban takes the place of a suspension but never ends before it. */
function ban({ data, origin: { at } }: BanMember, state: Standing): readonly StandingEvent[] {
  const { durationMinutes, sanctionId, ...given } = identified(data);
  refuseLongNote(given.note);
  const asked = minutesAfter(at, durationMinutes);
  const current = restrictionAt(state, at);
  const until = current && !endsLater(asked, current.until) ? current.until : asked;
  if (isGiven(state, sanctionId) || (current?.kind === 'banned' && !endsLater(until, current.until))) return [];
  return inPlace(state, { type: 'MemberBanned', data: { ...given, restrictionId: sanctionId, until } }, durationMinutes, at);
}

function mute({ data, origin: { at } }: MuteMember, state: Standing): readonly StandingEvent[] {
  const { durationMinutes, sanctionId, ...given } = identified(data);
  refuseLongNote(given.note);
  const until = minutesAfter(at, durationMinutes);
  const current = muteEndAt(state, at);
  if (isGiven(state, sanctionId) || (current !== null && !endsLater(until, current))) return [];
  return inPlace(state, { type: 'MemberMuted', data: { ...given, muteId: sanctionId, until } }, durationMinutes, at);
}

/** A sanction for good takes the place of the suspension that held as long as it waited for a second person. */
const inPlace = (state: Standing, given: StandingEvent, durationMinutes: number | null, at: string): readonly StandingEvent[] =>
  isPermanent(durationMinutes) ? [given, ...replaced(evolveStanding(state, given), given.data.memberId, at)] : [given];

/** The job of a restriction that another outlasts, or that was lifted or prolonged, does nothing. */
function expireRestriction({ data, origin: { at } }: ExpireRestriction, state: Standing): readonly StandingEvent[] {
  const restriction = state.restrictions.findLast(({ id }) => id === data.restrictionId);
  const until = restriction ? endAt(restriction, at) : null;
  if (!restriction || until === null || restriction.expired || wasLifted(restriction)) return [];
  const current = restrictionAt(state, at);
  if (current && !(current.id === restriction.id && current.kind === restriction.kind)) return [];
  // Of those that end together one says so.
  if (state.restrictions.some((other) => other !== restriction && other.expired && endAt(other, at) === until)) return [];
  refuseBefore(until, at, 'restriction.not-over', 'Bu kısıtlama henüz bitmedi.');
  return [{ type: 'RestrictionExpired', data }];
}

function expireMute({ data, origin: { at } }: ExpireMute, state: Standing): readonly StandingEvent[] {
  const mute = state.mutes.findLast(({ id }) => id === data.muteId);
  if (!mute || mute.expired || wasLifted(mute) || state.mutes.some((other) => other !== mute && isInForce(other, at))) return [];
  refuseBefore(endAt(mute, at), at, 'mute.not-over', 'Bu susturma henüz bitmedi.');
  return [{ type: 'MuteExpired', data }];
}

function identified<Data extends { sanctionId?: string; reportId: string | null; contentId?: string | null }>(data: Data) {
  const { sanctionId = data.reportId, contentId = null } = data;
  if (sanctionId === null) throw new Error('a sanction without a report has an id of its own');
  return { ...data, sanctionId, contentId };
}

/** Lifting says that it ended; its expiry would say it again. */
const wasLifted = ({ ends }: Pick<Restriction | Mute, 'ends'>): boolean => ends.some(({ since, until }) => since !== null && since === until);

/** Whether a decision has already led to a suspension, a ban or a mute, or shall lead to none any more. What the threshold did is no moderator's choice. */
const isGiven = ({ restrictions, mutes, takenBack }: Standing, sanctionId: string): boolean =>
  takenBack.includes(sanctionId) || restrictions.some(({ id, byThreshold }) => id === sanctionId && !byThreshold) || mutes.some(({ id }) => id === sanctionId);

function refuseBefore(until: string, at: string, code: string, sentence: string): void {
  if (holdsAt(until, at)) throw new RuleViolation(code, sentence);
}

function refuseLongNote(note: string | null): void {
  if ((note?.length ?? 0) > SANCTION_LIMITS.note) throw new RuleViolation('sanction.note-long', SANCTION_TEXT.noteLong, { note: SANCTION_TEXT.noteLong });
}
