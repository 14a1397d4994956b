import type { Caller } from '../callers/caller.js';

/** Knows the channels that many may listen to, and who may; bound by the composition root. */
export abstract class OpenChannels {
  /** Whether there is such a channel and the caller may hear it. */
  abstract isOpenTo(channel: string, caller: Caller): Promise<boolean>;
  /** Whether those who listen to a channel are told who else does. */
  abstract showsListeners(channel: string): boolean;
}

/** The channels of several slices. */
export class AllChannels extends OpenChannels {
  constructor(private readonly all: readonly OpenChannels[]) {
    super();
  }

  async isOpenTo(channel: string, caller: Caller): Promise<boolean> {
    for (const some of this.all) if (await some.isOpenTo(channel, caller)) return true;
    return false;
  }

  showsListeners(channel: string): boolean {
    return this.all.some((some) => some.showsListeners(channel));
  }
}
