import { type VoiceRoom, type VoiceSettingsRequest, voiceRoomProblems } from '@contracts/voice';

export interface RoomValues {
  readonly name: string;
  readonly description: string;
  /** Digits, as a choice has them. */
  readonly size: string;
}

/** What moderators hid is written anew. */
export const valuesOf = ({ name, description, maxParticipants, isNameHidden }: VoiceRoom): RoomValues => ({
  ...(isNameHidden ? { name: '', description: '' } : { name, description }),
  size: String(maxParticipants),
});

export const settingsOf = ({ name, description, size }: RoomValues): VoiceSettingsRequest => ({
  name: name.trim(),
  description: description.trim() || null,
  maxParticipants: Number(size),
});

/** Whether nothing differs that would be saved. */
export const isSame = (one: VoiceSettingsRequest, other: VoiceSettingsRequest): boolean =>
  one.name === other.name && one.description === other.description && one.maxParticipants === other.maxParticipants;

/** What is wrong, by field. */
export function problemsOf(values: RoomValues): Partial<Record<keyof RoomValues, string>> {
  const { name, description, maxParticipants } = voiceRoomProblems(settingsOf(values));
  return { ...(name && { name }), ...(description && { description }), ...(maxParticipants && { size: maxParticipants }) };
}
