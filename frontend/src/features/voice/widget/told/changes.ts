import type { VoicePerson } from '../../session/voiceState';
import { voiceName } from '../../voiceName';

export interface Changes {
  readonly joined: readonly string[];
  readonly left: readonly string[];
  readonly muted: readonly string[];
}

const namesOf = (people: readonly VoicePerson[]): string[] => people.map(({ participant }) => voiceName(participant.user));
const isMuted = ({ isMuted: isOff, isSilenced }: VoicePerson): boolean => isOff || isSilenced;

/** What is new about the others since people were as `before`. */
export function changesOf(before: readonly VoicePerson[], now: readonly VoicePerson[]): Changes {
  const others = (people: readonly VoicePerson[]) => new Map(people.filter(({ link }) => link !== 'self').map((each) => [each.participant.userId, each]));
  const [then, here] = [others(before), others(now)];
  const wasOpen = (person: VoicePerson): boolean => {
    const past = then.get(person.participant.userId);
    // Whoever is not connected yet is not known to have a microphone.
    return past?.link === 'connected' && !isMuted(past);
  };
  return {
    joined: namesOf([...here.values()].filter(({ participant }) => !then.has(participant.userId))),
    left: namesOf([...then.values()].filter(({ participant }) => !here.has(participant.userId))),
    muted: namesOf([...here.values()].filter((person) => person.link === 'connected' && isMuted(person) && wasOpen(person))),
  };
}

/** By name as long as that is short. */
const who = (names: readonly string[]): string => (names.length > 2 ? `${names.length} kişi` : names.join(' ve '));

/** One sentence for each kind of change; nothing when nothing has changed. */
export const changesText = ({ joined, left, muted }: Changes): string =>
  [
    joined.length > 0 ? `${who(joined)} katıldı.` : '',
    left.length > 0 ? `${who(left)} ayrıldı.` : '',
    muted.length > 0 ? `${who(muted)} mikrofonunu kapattı.` : '',
  ]
    .filter(Boolean)
    .join(' ');
