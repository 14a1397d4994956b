import type { MemberNote } from '../../../kernel/member-notes.js';

/** Where a member sits. A member has one seat, so it is one note. */
export const SEATS_KIND = 'voice-seat';
export const SEAT_KEY = 'seat';
/** What stands in the note of a member who is in no room. */
export const NOWHERE = '';
/** Within this time a seat may be held by a join that is still under way. */
const JOINING_MS = 60_000;

export interface Seat {
  /** Null when they are in none. */
  readonly roomId: string | null;
  /** ISO time at which they were heard last. */
  readonly at: string;
  readonly version: string | null;
}

export const seatIn = (note: MemberNote | null | undefined): Seat =>
  note ? { roomId: note.text === NOWHERE ? null : note.text, at: note.at, version: note.version } : { roomId: null, at: '', version: null };

/** Whether a seat in a room where its member is not yet may still be taken. */
export const mayBeJoining = ({ at }: Seat, now: Date): boolean => now.getTime() - Date.parse(at) < JOINING_MS;
