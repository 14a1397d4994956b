import type { Caller } from '../callers/caller.js';

/** Knows the channels that many may listen to, and who may; bound by the composition root. */
export abstract class OpenChannels {
  /** Whether there is such a channel and the caller may hear it. */
  abstract isOpenTo(channel: string, caller: Caller): Promise<boolean>;
}
