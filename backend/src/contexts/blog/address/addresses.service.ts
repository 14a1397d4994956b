import { Inject, Injectable } from '@nestjs/common';
import { type Origin, step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { ReserveAddress } from './address.commands.js';
import { ADDRESS_TAKEN, addressStream } from './address.decider.js';
import { addressesFor } from './address.rules.js';

/** Makes the addresses of posts unique: one stream for each, under a digest of it. */
@Injectable()
export class Addresses {
  constructor(
    private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Takes the wanted address for a post for ever, or the next one that is free; answers which. What it took before it gets again. */
  async reserve(wanted: string, postId: string, origin: Origin): Promise<string> {
    for (const address of addressesFor(wanted, postId)) {
      const holder = await this.postAt(address);
      if (holder === postId || (holder === null && (await this.take(address, postId, origin)))) return address;
    }
    throw new Error('no address is left for a post');
  }

  /** The id of the post to which an address leads, also a former one; null where it leads nowhere. */
  postAt(address: string): Promise<string | null> {
    return this.store.state(addressStream, this.idOf(address));
  }

  /** False when another post took it in this moment. */
  private async take(address: string, postId: string, origin: Origin): Promise<boolean> {
    try {
      await this.store.decideOn(addressStream, this.idOf(address), new ReserveAddress({ postId }, step(origin, `address/${this.idOf(address)}`)));
      return true;
    } catch (error) {
      if (error instanceof RuleViolation && error.code === ADDRESS_TAKEN) return false;
      throw error;
    }
  }

  private idOf(address: string): string {
    return this.vault.blind('post-address', address);
  }
}
