import type { VoicePerson } from '../../session/voiceState';

/** So many are shown before all are. */
const SHOWN = 6;
/** Above this many that are shown there are four in a row. */
const WIDE_ABOVE = 9;

const RANK = { owner: 0, moderator: 1, member: 3 } as const;
const rank = ({ link, participant: { role } }: VoicePerson): number => (link === 'self' && role === 'member' ? 2 : RANK[role]);

/** The owner first, then moderators, oneself and the others, each as they came. */
export const inOrder = (people: readonly VoicePerson[]): VoicePerson[] => [...people].sort((one, other) => rank(one) - rank(other));

export interface Grid {
  readonly shown: readonly VoicePerson[];
  /** How many are not to be seen until all are shown. */
  readonly hidden: number;
  readonly free: number;
  readonly columns: 3 | 4;
}

export function gridOf(people: readonly VoicePerson[], capacity: number, isWhole: boolean): Grid {
  const all = inOrder(people);
  const shown = isWhole ? all : all.slice(0, SHOWN);
  return {
    shown,
    hidden: Math.max(0, all.length - SHOWN),
    free: Math.max(0, Math.min(SHOWN, capacity) - all.length),
    columns: shown.length > WIDE_ABOVE ? 4 : 3,
  };
}
