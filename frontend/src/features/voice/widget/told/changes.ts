import type { VoicePerson } from '../../session/voiceState';
import { voiceName } from '../../voiceName';

export interface Changes {
  readonly joined: readonly string[];
  readonly left: readonly string[];
  /** They closed their microphones. */
  readonly muted: readonly string[];
  /** The room or the site has muted them. */
  readonly silenced: readonly string[];
}

const namesOf = (people: readonly VoicePerson[]): string[] => people.map(({ participant }) => voiceName(participant.user));

/** What is new about the others since people were as `before`. */
export function changesOf(before: readonly VoicePerson[], now: readonly VoicePerson[]): Changes {
  const others = (people: readonly VoicePerson[]) => new Map(people.filter(({ link }) => link !== 'self').map((each) => [each.participant.userId, each]));
  const [then, here] = [others(before), others(now)];
  /** As they were, when they were connected: of others nobody knows whether they are muted. */
  const pastOf = ({ participant }: VoicePerson): VoicePerson | undefined => {
    const past = then.get(participant.userId);
    return past?.link === 'connected' ? past : undefined;
  };
  const wasOpen = (person: VoicePerson): boolean => {
    const past = pastOf(person);
    return past !== undefined && !past.isMuted && !past.isSilenced;
  };
  const wasHeard = (person: VoicePerson): boolean => pastOf(person)?.isSilenced === false;
  return {
    joined: namesOf([...here.values()].filter(({ participant }) => !then.has(participant.userId))),
    left: namesOf([...then.values()].filter(({ participant }) => !here.has(participant.userId))),
    muted: namesOf([...here.values()].filter((person) => person.link === 'connected' && person.isMuted && !person.isSilenced && wasOpen(person))),
    silenced: namesOf([...here.values()].filter((person) => person.isSilenced && wasHeard(person))),
  };
}

/** By name as long as that is short. */
const who = (names: readonly string[]): string => (names.length > 2 ? `${names.length} kişi` : names.join(' ve '));

/** One sentence for each kind of change; nothing when nothing has changed. */
export const changesText = ({ joined, left, muted, silenced }: Changes): string =>
  [
    joined.length > 0 ? `${who(joined)} katıldı.` : '',
    left.length > 0 ? `${who(left)} ayrıldı.` : '',
    muted.length > 0 ? `${who(muted)} mikrofonunu kapattı.` : '',
    silenced.length > 0 ? `${who(silenced)} susturuldu.` : '',
  ]
    .filter(Boolean)
    .join(' ');
