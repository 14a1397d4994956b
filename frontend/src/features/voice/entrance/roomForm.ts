import { DEFAULT_VOICE_CATEGORY, VOICE_LIMITS, type VoiceCategory, voiceRoomProblems } from '@contracts/voice';

/** What the specification offers. */
const OFFERED = [5, 10, 15, 20, 25, 30, 50];

/** The most that the installation carries is offered beside them, and what a room has already; smallest first. */
export const sizesIn = (carried: number, ...others: readonly number[]): number[] =>
  [...new Set([...OFFERED, Math.min(carried, VOICE_LIMITS.participants.max), ...others])].sort((one, other) => one - other);

/** What a new room has unless its owner chooses. */
export const usualSize = (carried: number): number => Math.min(VOICE_LIMITS.participants.default, carried);

export interface RoomValues {
  readonly name: string;
  readonly description: string;
  readonly category: VoiceCategory;
  /** Digits, as a choice has them; empty before one is made. */
  readonly size: string;
}

export const FIRST_VALUES: RoomValues = {
  name: '',
  description: '',
  category: DEFAULT_VOICE_CATEGORY,
  size: '',
};

/** What is wrong, by field; nothing of what is right. */
export function problemsOf({ name, description, size }: RoomValues): Partial<Record<keyof RoomValues, string>> {
  const {
    name: wrongName,
    description: wrongDescription,
    maxParticipants,
  } = voiceRoomProblems({ name, description, ...(size && { maxParticipants: Number(size) }) });
  return {
    ...(wrongName && { name: wrongName }),
    ...(wrongDescription && { description: wrongDescription }),
    ...(maxParticipants && { size: maxParticipants }),
  };
}
