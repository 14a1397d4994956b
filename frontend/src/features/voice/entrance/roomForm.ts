import { DEFAULT_VOICE_CATEGORY, VOICE_LIMITS, type VoiceCategory, voiceRoomProblems } from '@contracts/voice';

/** What the specification offers. */
const OFFERED = [5, 10, 15, 20, 25, 30, 50];

export const isCarried = (size: number): boolean => size <= VOICE_LIMITS.carried;

/** The most that the installation carries is offered beside them. */
const sizes = [...new Set([...OFFERED, Math.min(VOICE_LIMITS.carried, VOICE_LIMITS.participants.max)])].sort((one, other) => one - other);

export const SIZES: Readonly<Record<string, string>> = Object.fromEntries(sizes.map((size) => [String(size), String(size)]));

export interface RoomValues {
  readonly name: string;
  readonly description: string;
  readonly category: VoiceCategory;
  /** Digits, as a choice has them. */
  readonly size: string;
}

export const FIRST_VALUES: RoomValues = {
  name: '',
  description: '',
  category: DEFAULT_VOICE_CATEGORY,
  size: String(Math.min(VOICE_LIMITS.participants.default, VOICE_LIMITS.carried)),
};

/** What is wrong, by field; nothing of what is right. */
export function problemsOf({ name, description, size }: RoomValues): Partial<Record<keyof RoomValues, string>> {
  const { name: wrongName, description: wrongDescription, maxParticipants } = voiceRoomProblems({ name, description, maxParticipants: Number(size) });
  return {
    ...(wrongName && { name: wrongName }),
    ...(wrongDescription && { description: wrongDescription }),
    ...(maxParticipants && { size: maxParticipants }),
  };
}
