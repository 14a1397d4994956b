import { Injectable } from '@nestjs/common';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import type { Pair, Shut } from './conversation.commands.js';
import { KnownTo } from './known-to.port.js';
import { WhoMayWriteTo } from './who-may-write.port.js';

/** Finds out whether somebody is closed to a member, and whether they want to be asked first. */
@Injectable()
export class ChatDoor {
  constructor(
    private readonly blocks: ShutOuts,
    private readonly known: KnownTo,
    private readonly choices: WhoMayWriteTo,
  ) {}

  async isBlocked({ memberId, otherId }: Pair): Promise<boolean> {
    return (await this.blocks.shutFrom([otherId], memberId)).has(otherId);
  }

  /** Whoever is followed by the other side is not asked first. */
  async of(pair: Pair): Promise<{ readonly shut: Shut; readonly asks: boolean }> {
    const { memberId, otherId } = pair;
    if (await this.isBlocked(pair)) return { shut: 'blocked', asks: true };
    const who = await this.choices.whoMayWriteTo(otherId);
    const isFollowed = (await this.known.followedAmong(otherId, [memberId])).has(memberId);
    const isClosed = who === 'nobody' || (who === 'followed' && !isFollowed);
    return { shut: isClosed ? 'closed' : null, asks: !isFollowed };
  }
}
