import { VOICE_LIMITS, type VoiceRoom, type VoiceSettingsRequest, voiceRoomProblems } from '@contracts/voice';

/** What the specification offers. */
const OFFERED = [5, 10, 15, 20, 25, 30, 50] as const;

export interface RoomValues {
  readonly name: string;
  readonly description: string;
  /** Digits, as a choice has them. */
  readonly size: string;
}

export const isCarried = (size: number): boolean => size <= VOICE_LIMITS.carried;

/** What is offered, the most that is carried and what the room has, smallest first. */
export const sizesFor = ({ maxParticipants }: Pick<VoiceRoom, 'maxParticipants'>): number[] =>
  [...new Set([...OFFERED, Math.min(VOICE_LIMITS.carried, VOICE_LIMITS.participants.max), maxParticipants])].sort((one, other) => one - other);

export const valuesOf = ({ name, description, maxParticipants }: VoiceRoom): RoomValues => ({ name, description, size: String(maxParticipants) });

export const settingsOf = ({ name, description, size }: RoomValues): VoiceSettingsRequest => ({
  name: name.trim(),
  description: description.trim() || null,
  maxParticipants: Number(size),
});

/** What is wrong, by field. */
export function problemsOf(values: RoomValues): Partial<Record<keyof RoomValues, string>> {
  const { name, description, maxParticipants } = voiceRoomProblems(settingsOf(values));
  return { ...(name && { name }), ...(description && { description }), ...(maxParticipants && { size: maxParticipants }) };
}
