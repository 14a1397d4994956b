import type { VoiceParticipant } from '@contracts/voice';
import type { OtherMember } from './links/otherMember';
import type { PeerLink, VoicePerson } from './voiceState';
import { volumeOf } from './volumes';

/** Oneself, as others have it. */
export interface Self {
  readonly userId: string;
  readonly isMuted: boolean;
  readonly isDeafened: boolean;
  readonly isSilenced: boolean;
  readonly isSpeaking: boolean;
}

/** Those who are in the room, with how they are heard here; a page without the sound (`isHere` is false) knows nothing of that. */
export const peopleIn = (
  participants: readonly VoiceParticipant[],
  self: Self,
  other: (userId: string) => OtherMember | undefined,
  isHere: boolean,
): VoicePerson[] =>
  participants.map((participant) => {
    const isSelf = participant.userId === self.userId;
    if (!isHere) return unknownPerson(participant, isSelf);
    return isSelf ? ownPerson(participant, self) : otherPerson(participant, other(participant.userId));
  });

const unknownPerson = (participant: VoiceParticipant, isSelf: boolean): VoicePerson => ({
  participant,
  link: isSelf ? 'self' : 'elsewhere',
  ...{ isMuted: false, isDeafened: false, isSilenced: false, isSpeaking: false },
  ...volumeOf(participant.userId),
  quality: null,
  isUnknown: true,
});

const ownPerson = (participant: VoiceParticipant, { isMuted, isDeafened, isSilenced, isSpeaking }: Self): VoicePerson => ({
  participant,
  link: 'self',
  ...{ isMuted, isDeafened, isSilenced, isSpeaking },
  ...volumeOf(participant.userId),
  quality: null,
  isUnknown: false,
});

/** That the server hands nothing on would tell somebody that they were blocked; who has blocked somebody knows it from their own list. */
const unrevealed = (link: PeerLink): PeerLink => (link === 'blocked' ? 'absent' : link);

const otherPerson = (participant: VoiceParticipant, other: OtherMember | undefined): VoicePerson => ({
  participant,
  link: unrevealed(other?.shown ?? 'absent'),
  isMuted: other?.peer.isMuted ?? true,
  isDeafened: other?.peer.isDeafened ?? false,
  isSilenced: other?.peer.isSilenced ?? false,
  isSpeaking: other?.isSpeaking ?? false,
  ...volumeOf(participant.userId),
  quality: other?.quality ?? null,
  isUnknown: false,
});
