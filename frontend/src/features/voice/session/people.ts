import type { VoiceParticipant } from '@contracts/voice';
import type { OtherMember } from './links/otherMember';
import type { VoicePerson } from './voiceState';
import { volumeOf } from './volumes';

/** Oneself, as others have it. */
export interface Self {
  readonly userId: string;
  readonly isMuted: boolean;
  readonly isDeafened: boolean;
  readonly isSilenced: boolean;
  readonly isSpeaking: boolean;
}

/** Those who are in the room, with how they are heard here. */
export const peopleIn = (participants: readonly VoiceParticipant[], self: Self, other: (userId: string) => OtherMember | undefined): VoicePerson[] =>
  participants.map((participant) => (participant.userId === self.userId ? ownPerson(participant, self) : otherPerson(participant, other(participant.userId))));

const ownPerson = (participant: VoiceParticipant, { isMuted, isDeafened, isSilenced, isSpeaking }: Self): VoicePerson => ({
  participant,
  link: 'self',
  ...{ isMuted, isDeafened, isSilenced, isSpeaking },
  ...volumeOf(participant.userId),
  quality: null,
});

const otherPerson = (participant: VoiceParticipant, other: OtherMember | undefined): VoicePerson => ({
  participant,
  link: other?.shown ?? 'absent',
  isMuted: other?.peer.isMuted ?? true,
  isDeafened: other?.peer.isDeafened ?? false,
  isSilenced: other?.peer.isSilenced ?? false,
  isSpeaking: other?.isSpeaking ?? false,
  ...volumeOf(participant.userId),
  quality: other?.quality ?? null,
});
