import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { BanMember, IssueWarning, MuteMember, StandingCommand, SuspendMember } from './standing.commands.js';
import type { StandingEvent } from './standing.events.js';
import { daysBefore, endsLater, holdsAt, MINUTES_PER_DAY, minutesAfter } from './standing.rules.js';

interface Restriction {
  readonly id: string;
  readonly kind: 'suspended' | 'banned';
  readonly until: string | null;
  /** Whether its end is recorded. It stays known: a command that is repeated later must find what it found at its own time. */
  readonly expired: boolean;
}

export interface Standing {
  readonly warnings: readonly { readonly reportId: string; readonly at: string }[];
  readonly restriction: Restriction | null;
  readonly mute: { readonly id: string; readonly until: string; readonly expired: boolean } | null;
  /** Reports that have already led to a suspension, a ban or a mute. */
  readonly sanctionedFor: readonly string[];
}

export const standing: Decider<Standing, StandingCommand, StandingEvent> = {
  initial: { warnings: [], restriction: null, mute: null, sanctionedFor: [] },

  evolve(state, { type, data }) {
    switch (type) {
      case 'WarningIssued':
        return { ...state, warnings: [...state.warnings, { reportId: data.reportId, at: data.at }] };
      case 'MemberSuspended':
        return { ...sanctioned(state, data.reportId), restriction: { id: data.restrictionId, kind: 'suspended', until: data.until, expired: false } };
      case 'MemberBanned':
        return { ...sanctioned(state, data.reportId), restriction: { id: data.restrictionId, kind: 'banned', until: data.until, expired: false } };
      case 'RestrictionExpired':
        return { ...state, restriction: state.restriction && { ...state.restriction, expired: true } };
      case 'MemberMuted':
        return { ...sanctioned(state, data.reportId), mute: { id: data.muteId, until: data.until, expired: false } };
      case 'MuteExpired':
        return { ...state, mute: state.mute && { ...state.mute, expired: true } };
    }
  },

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
      case 'ExpireRestriction': {
        // A restriction that another has replaced leaves its job in the queue; that job must do nothing.
        if (state.restriction?.id !== command.data.restrictionId || state.restriction.until === null || state.restriction.expired) return [];
        refuseBefore(state.restriction.until, command.origin.at, 'restriction.not-over', 'Bu kısıtlama henüz bitmedi.');
        return [{ type: 'RestrictionExpired', data: command.data }];
      }
      case 'ExpireMute': {
        if (state.mute?.id !== command.data.muteId || state.mute.expired) return [];
        refuseBefore(state.mute.until, command.origin.at, 'mute.not-over', 'Bu susturma henüz bitmedi.');
        return [{ type: 'MuteExpired', data: command.data }];
      }
    }
  },
};

/** The warning that reaches the threshold also suspends. */
function warn({ data: { policy, ...warning }, origin: { at } }: IssueWarning, state: Standing): readonly StandingEvent[] {
  if (state.warnings.some(({ reportId }) => reportId === warning.reportId)) return [];
  const issued: StandingEvent = { type: 'WarningIssued', data: { ...warning, at } };
  const count = warningsInWindow(state, at, policy.warningWindowDays) + 1;
  if (count < policy.warningThreshold || restrictionAt(state, at)) return [issued];
  const until = minutesAfter(at, policy.suspensionDays * MINUTES_PER_DAY);
  return [issued, { type: 'MemberSuspended', data: { ...warning, restrictionId: warning.reportId, until, byThreshold: true } }];
}

function suspend({ data: { durationMinutes, ...sanction }, origin: { at } }: SuspendMember, state: Standing): readonly StandingEvent[] {
  const until = minutesAfter(at, durationMinutes);
  const current = restrictionAt(state, at);
  if (state.sanctionedFor.includes(sanction.reportId) || (current && !endsLater(until, current.until))) return [];
  return [{ type: 'MemberSuspended', data: { ...sanction, restrictionId: sanction.reportId, until, byThreshold: false } }];
}

/** A ban takes the place of a suspension but never ends before it. */
function ban({ data: { durationMinutes, ...sanction }, origin: { at } }: BanMember, state: Standing): readonly StandingEvent[] {
  const asked = minutesAfter(at, durationMinutes);
  const current = restrictionAt(state, at);
  const until = current && !endsLater(asked, current.until) ? current.until : asked;
  if (state.sanctionedFor.includes(sanction.reportId) || (current?.kind === 'banned' && !endsLater(until, current.until))) return [];
  return [{ type: 'MemberBanned', data: { ...sanction, restrictionId: sanction.reportId, until } }];
}

function mute({ data: { durationMinutes, ...sanction }, origin: { at } }: MuteMember, state: Standing): readonly StandingEvent[] {
  const until = minutesAfter(at, durationMinutes);
  if (state.sanctionedFor.includes(sanction.reportId) || (state.mute && !endsLater(until, state.mute.until))) return [];
  return [{ type: 'MemberMuted', data: { ...sanction, muteId: sanction.reportId, until } }];
}

/** How many warnings count at a time. */
const warningsInWindow = ({ warnings }: Standing, at: string, days: number): number => warnings.filter((warning) => warning.at > daysBefore(at, days)).length;

/** The restriction in force at a time; one whose end has passed counts no more, even before its expiry is recorded. */
const restrictionAt = ({ restriction }: Standing, at: string): Restriction | null => (restriction && holdsAt(restriction.until, at) ? restriction : null);

const sanctioned = (state: Standing, reportId: string): Standing => ({ ...state, sanctionedFor: [...state.sanctionedFor, reportId] });

function refuseBefore(until: string, at: string, code: string, sentence: string): void {
  if (at < until) throw new RuleViolation(code, sentence);
}
