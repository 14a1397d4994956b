/** A message, and its place in the log. */
export interface Place {
  readonly id: string;
  readonly position: number;
}

/** How far a member has what the other side of a conversation wrote: on a device of theirs, and before their eyes. */
export interface KeptMarks {
  readonly delivered: Place | null;
  readonly seen: Place | null;
}
export const NO_MARKS: KeptMarks = { delivered: null, seen: null };

/** Notes of a member, by the id of the conversation. */
export const MARKS_KIND = 'chat-marks';
export const MUTED_KIND = 'chat-muted';

/** What is kept after everything up to a place was delivered, or seen as well; null when that changes nothing. A request that comes late takes nothing back. */
export function furtherMarks(kept: KeptMarks, mark: keyof KeptMarks, place: Place): KeptMarks | null {
  const next: KeptMarks = { delivered: later(kept.delivered, place), seen: mark === 'seen' ? later(kept.seen, place) : kept.seen };
  return next.delivered === kept.delivered && next.seen === kept.seen ? null : next;
}

const later = (kept: Place | null, next: Place): Place => (kept && kept.position >= next.position ? kept : next);

export const marksText = (marks: KeptMarks): string => JSON.stringify(marks);
export const marksOf = (text: string): KeptMarks => JSON.parse(text) as KeptMarks;
