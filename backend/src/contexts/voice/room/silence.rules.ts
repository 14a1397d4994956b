import { VOICE_PACE } from '../../../../contracts/voice.js';
import type { Seat } from './seats.rules.js';

/** Somebody in a room. */
export interface Sitting {
  readonly roomId: string;
  readonly memberId: string;
  /** ISO time. */
  readonly joinedAt: string;
  /** Place in the log where they joined. */
  readonly position: number;
}

const SECOND_MS = 1_000;

/** When somebody in a room was heard last, as far as this process can know: a seat elsewhere says nothing of this room. */
function heardAt({ roomId, joinedAt }: Sitting, seat: Seat | undefined, began: string): string {
  const times = [joinedAt, began, ...(seat?.roomId === roomId ? [seat.at] : [])];
  return times.sort().at(-1) ?? began;
}

/** Whether somebody has missed three heartbeats. `began`: ISO time at which this process did. */
export const isSilent = (sitting: Sitting, seat: Seat | undefined, { now, began }: { readonly now: Date; readonly began: string }): boolean =>
  now.getTime() - Date.parse(heardAt(sitting, seat, began)) > VOICE_PACE.silent * SECOND_MS;
