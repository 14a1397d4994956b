import { LIVE_CHANNEL } from '../../../contracts/envelope.js';
import type { Replay } from './replay.js';

/**
 * Lines of announcements, each in the order of the log and with a memory of its own: what everybody hears of writing and sessions does not wait
 * until the notices of a topic with a thousand watchers have been written, which their members hear of in another line; nor does what two write
 * to each other wait for either, nor who has to leave a voice room, which does
 * not wait until all who are in it have been told what was written there.
 */
export const LIVE_LINES = ['open', 'own', 'chats', 'voice', 'rooms'] as const;
export type LiveLine = (typeof LIVE_LINES)[number];

export class Replays {
  constructor(private readonly lines: Readonly<Record<LiveLine, Replay>>) {}

  in(line: LiveLine): Replay {
    return this.lines[line];
  }

  /** The line in which a channel is told. */
  of(channel: string): Replay {
    if (channel === LIVE_CHANNEL.chats) return this.lines.chats;
    if (channel === LIVE_CHANNEL.voice) return this.lines.rooms;
    return channel === LIVE_CHANNEL.notifications ? this.lines.own : this.lines.open;
  }
}
