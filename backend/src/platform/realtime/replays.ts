import { LIVE_CHANNEL } from '../../../contracts/envelope.js';
import type { Replay } from './replay.js';

/**
 * Two lines of announcements, each in the order of the log and with a memory of its own: what everybody hears of writing and sessions does not
 * wait until the notices of a topic with a thousand watchers have been written, which their members hear of in the other line.
 */
export class Replays {
  constructor(
    readonly open: Replay,
    readonly own: Replay,
  ) {}

  /** The line in which a channel is told. */
  of(channel: string): Replay {
    return channel === LIVE_CHANNEL.notifications ? this.own : this.open;
  }
}
