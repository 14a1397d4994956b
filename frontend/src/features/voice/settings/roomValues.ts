import { type VoiceRoom, type VoiceSettingsRequest, voiceRoomProblems } from '@contracts/voice';
import { SIZES } from '../entrance/roomForm';

export interface RoomValues {
  readonly name: string;
  readonly description: string;
  /** Digits, as a choice has them. */
  readonly size: string;
}

/** What new rooms are offered and what the room has, smallest first. */
export const sizesFor = ({ maxParticipants }: Pick<VoiceRoom, 'maxParticipants'>): number[] =>
  [...new Set([...Object.keys(SIZES).map(Number), maxParticipants])].sort((one, other) => one - other);

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
