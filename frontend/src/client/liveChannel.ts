import { NO_POSITION } from '@contracts/envelope';

/** How far a channel was heard. */
export interface Channel {
  /** Up to here everything is known; null before the first answer. */
  position: number | null;
  /** The furthest that was heard while the answer is still to come: what lies before it may not have been told yet. */
  heard: number;
  answered: boolean;
  /** Whether the connection was gone since it was followed. */
  away: boolean;
}

export const beginToHear = (): Channel => ({ position: null, heard: 0, answered: false, away: false });

/** Another process of the server may tell again what this one has told. What is told beside the log is always news. */
export const isNews = ({ position }: Channel, of: number) => position === null || of > position || of === NO_POSITION;

export function hear(channel: Channel, position: number) {
  if (position === NO_POSITION) return;
  if (channel.answered) channel.position = position;
  else channel.heard = Math.max(channel.heard, position);
}

/** The answer is there: what was missed has been told. */
export function settle(channel: Channel, position: number) {
  channel.position = Math.max(channel.position ?? 0, position, channel.heard);
  channel.heard = 0;
  channel.answered = true;
}
