import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import type { Allowance, RateLimiter } from '../../../kernel/rate-limiter.js';
import { Turns } from '../../../kernel/turns.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { rateLimited } from '../../../platform/refusals/refusals.js';
import { RATE_LIMITER } from '../../../platform/tokens.js';
import { AddressTries } from './address-tries.service.js';

/** Wrong passwords that cost nothing: for one account from one address (or device), and from one address, which many people may share. */
const FREE_TRIES = { account: 5, address: 20 } as const;
/** Wrong passwords for one account from wherever, after which strangers are not asked any more. */
const STRANGERS: Allowance = { most: 50, seconds: 24 * 60 * 60 };

/** Who tries to sign in to what, from where. */
export interface Tries {
  /** The account, or a digest of what stands for one. */
  readonly account: string;
  readonly address: string;
  /** Id of a device on which the account's member has signed in before, or null. */
  readonly knownDevice: string | null;
}

/**
 * Slows down whoever guesses passwords, and nobody else: what strangers try from elsewhere holds back neither the owner's address nor their devices.
 * In one process the tries for one account wait for each other; between accounts and processes the limiter counts what is under way.
 */
@Injectable()
export class SignInPace {
  private readonly turns = new Turns();
  private readonly addresses: AddressTries;

  constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {
    this.addresses = new AddressTries(limiter, FREE_TRIES.address);
  }

  /** Asks, one at a time, whether a password is right, and counts; throws RuleViolation after too many wrong ones. `forgets`: whether earlier failures are forgotten for it. */
  keep<T>(tries: Tries, ask: () => Promise<T | null>, forgets: (right: T) => boolean): Promise<T | null> {
    const { account, address, knownDevice } = tries;
    const from = knownDevice ? `device:${knownDevice}` : networkOf(address);
    return this.turns.take(`${account}/${from}`, async () => {
      const keys = { account: `sign-in:account:${account}:${from}`, address: knownDevice ? null : `sign-in:address:${from}` };
      await this.begin(keys);
      let right: T | null;
      try {
        right = knownDevice ? await ask() : await this.asStranger(account, ask);
      } catch (error) {
        await this.end(keys);
        throw error;
      }
      if (right === null) await this.note(keys);
      else await this.end(keys, forgets(right));
      return right;
    });
  }

  private async asStranger<T>(account: string, ask: () => Promise<T | null>): Promise<T | null> {
    const key = `sign-in:strangers:${account}`;
    const wait = await this.limiter.take(key, STRANGERS);
    if (wait > 0) throw rateLimited(wait, ACCOUNT_TEXT.strangersLocked);
    const right = await ask();
    if (right !== null) await this.limiter.giveBack(key);
    return right;
  }

  /** Takes down that a try is under way, so that many at once pass neither limit. */
  private async begin({ account, address }: Keys): Promise<void> {
    const wait = await this.limiter.begin(account, FREE_TRIES.account);
    if (wait > 0) throw rateLimited(wait, ACCOUNT_TEXT.tooManyTries);
    const addressWait = address ? await this.addresses.begin(address) : 0;
    if (addressWait === 0) return;
    await this.limiter.ended(account);
    throw rateLimited(addressWait, ACCOUNT_TEXT.tooManyTries);
  }

  private async end({ account, address }: Keys, forgets = false): Promise<void> {
    await (forgets ? this.limiter.succeeded(account) : this.limiter.ended(account));
    if (address) await this.addresses.end(address, false);
  }

  private async note({ account, address }: Keys): Promise<void> {
    await this.limiter.failed(account, FREE_TRIES.account);
    if (address) await this.addresses.end(address, true);
  }
}

interface Keys {
  readonly account: string;
  readonly address: string | null;
}
