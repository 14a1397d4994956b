import type { VoicePerson } from '../../session/voiceState';
import { isHeardSpeaking } from './personWords';

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

/** Where not all are shown: those who speak, then those with a part in the room and oneself, then whoever has spoken last; each in the usual place. */
function chosen(all: readonly VoicePerson[], spoke: (userId: string) => number): VoicePerson[] {
  const isPlain = (person: VoicePerson): boolean => rank(person) === RANK.member;
  const first = [...all].sort(
    (one, other) =>
      Number(isHeardSpeaking(other)) - Number(isHeardSpeaking(one)) ||
      Number(isPlain(one)) - Number(isPlain(other)) ||
      spoke(other.participant.userId) - spoke(one.participant.userId),
  );
  const taken = new Set(first.slice(0, SHOWN));
  return all.filter((person) => taken.has(person));
}

/** `spoke`: when somebody has last spoken, as a number that grows. */
export function gridOf(people: readonly VoicePerson[], capacity: number, isWhole: boolean, spoke: (userId: string) => number): Grid {
  const all = inOrder(people);
  const shown = isWhole ? all : chosen(all, spoke);
  return {
    shown,
    hidden: Math.max(0, all.length - SHOWN),
    free: Math.max(0, Math.min(SHOWN, capacity) - all.length),
    columns: shown.length > WIDE_ABOVE ? 4 : 3,
  };
}
