import { holdsAt, strongestAt } from '../../../../contracts/sanctions.js';
import type { StandingEvent } from './standing.events.js';

/**
 * What lasts, with every end that it was given and since when; lifting gives it one at once. Decisions ask for the end at their own time: a
 * command that is repeated later must find what it found then.
 */
export interface Lasting<Until> {
  readonly id: string;
  readonly ends: readonly { readonly since: string | null; readonly until: Until }[];
  /** Whether its end is recorded. */
  readonly expired: boolean;
}

export interface Restriction extends Lasting<string | null> {
  readonly kind: 'suspended' | 'banned';
  readonly byThreshold: boolean;
  /** It holds only as long as a sanction for good waits. */
  readonly meanwhile?: true;
}

export type Mute = Lasting<string>;

export interface GivenWarning {
  readonly id: string;
  readonly contentId: string | null;
  readonly at: string;
  readonly withdrawnAt: string | null;
}

/** Everything that was ever decided about a member, the oldest first. */
export interface Standing {
  readonly warnings: readonly GivenWarning[];
  readonly restrictions: readonly Restriction[];
  readonly mutes: readonly Mute[];
  /** The decisions that were taken back before all they gave had come about. */
  readonly takenBack: readonly string[];
}

export const NO_STANDING: Standing = { warnings: [], restrictions: [], mutes: [], takenBack: [] };

export function evolveStanding(state: Standing, { type, data }: StandingEvent): Standing {
  switch (type) {
    case 'WarningIssued':
      return { ...state, warnings: [...state.warnings, { id: data.warningId, contentId: data.contentId, at: data.at, withdrawnAt: null }] };
    case 'WarningWithdrawn':
      return { ...state, warnings: changed(state.warnings, data.warningId, (warning) => ({ ...warning, withdrawnAt: data.at })) };
    case 'MemberSuspended':
      return {
        ...state,
        restrictions: [
          ...state.restrictions,
          { ...lasting(data.restrictionId, data.until), kind: 'suspended', byThreshold: data.byThreshold, ...(data.meanwhile && { meanwhile: true as const }) },
        ],
      };
    case 'MemberBanned':
      return { ...state, restrictions: [...state.restrictions, { ...lasting(data.restrictionId, data.until), kind: 'banned', byThreshold: false }] };
    case 'RestrictionExpired':
      return { ...state, restrictions: changed(state.restrictions, data.restrictionId, (restriction) => ({ ...restriction, expired: true })) };
    case 'RestrictionLifted':
      return {
        ...state,
        restrictions: changed(state.restrictions, data.restrictionId, (restriction) => ending<string | null, Restriction>(restriction, data.at, data.at)),
      };
    case 'RestrictionEndChanged':
      return { ...state, restrictions: changed(state.restrictions, data.restrictionId, (restriction) => ending(restriction, data.until, data.at)) };
    case 'MemberMuted':
      return { ...state, mutes: [...state.mutes, lasting(data.muteId, data.until)] };
    case 'MuteExpired':
      return { ...state, mutes: changed(state.mutes, data.muteId, (mute) => ({ ...mute, expired: true })) };
    case 'MuteLifted':
      return { ...state, mutes: changed(state.mutes, data.muteId, (mute) => ending(mute, data.at, data.at)) };
    case 'DecisionTakenBack':
      return { ...state, takenBack: [...state.takenBack, data.decisionId] };
    case 'MuteEndChanged':
      return { ...state, mutes: changed(state.mutes, data.muteId, (mute) => ending(mute, data.until, data.at)) };
  }
}

/** When it ends, as it was decided by a time (ISO); null is never. */
export function endAt<Until>({ ends }: Lasting<Until>, at: string): Until {
  const [first, ...later] = ends as [Lasting<Until>['ends'][number], ...Lasting<Until>['ends']];
  return (later.findLast(({ since }) => since === null || since <= at) ?? first).until;
}

export const isInForce = (sanction: Lasting<string | null>, at: string): boolean => holdsAt(endAt(sanction, at), at);

/** The restriction in force at a time, with its end; one whose end has passed counts no more, even before its expiry is recorded. */
export const restrictionAt = ({ restrictions }: Standing, at: string) =>
  strongestAt(
    restrictions.map((restriction) => ({ ...restriction, until: endAt(restriction, at) })),
    at,
  );

/** The latest end of the mutes in force at a time, or null when there is none. */
export const muteEndAt = ({ mutes }: Standing, at: string): string | null =>
  mutes
    .filter((mute) => isInForce(mute, at))
    .map((mute) => endAt(mute, at))
    .reduce<string | null>((latest, end) => (latest === null || end > latest ? end : latest), null);

/** The warnings that counted at a time, by themselves. */
export const warningsAt = ({ warnings }: Standing, at: string): readonly GivenWarning[] =>
  warnings.filter(({ withdrawnAt }) => withdrawnAt === null || withdrawnAt > at);

const lasting = <Until>(id: string, until: Until): Lasting<Until> => ({ id, ends: [{ since: null, until }], expired: false });
const ending = <Until, Sanction extends Lasting<Until>>(sanction: Sanction, until: Until, since: string): Sanction => ({
  ...sanction,
  ends: [...sanction.ends, { since, until }],
});

/** The newest with that id: one report could lead to more than one sanction of a kind before sanctions had ids of their own. */
function changed<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string, change: (entry: Entry) => Entry): readonly Entry[] {
  const place = entries.findLastIndex((entry) => entry.id === id);
  return place < 0 ? entries : entries.with(place, change(entries[place] as Entry));
}
