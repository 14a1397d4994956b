import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ACCOUNT_TEXT, type LoginRequest } from '../../../../contracts/accounts.js';
import type { Ids } from '../../../kernel/ids.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials } from '../../../kernel/vault.js';
import { GUEST } from '../../../platform/http/caller.js';
import { Origins } from '../../../platform/http/origins.js';
import { rateLimited, restricted } from '../../../platform/http/refusals.js';
import { browserName } from '../../../platform/identity/browser-name.js';
import { CREDENTIALS, IDS, RATE_LIMITER } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import type { MemberDocument } from '../read/accounts.model.js';
import { MemberQuery } from '../read/member.query.js';
import { placeOf } from './place.rules.js';
import { StartSession } from './session.commands.js';
import { expiryFrom } from './session.rules.js';

/** Failures that cost nothing: per account, and per address (which many people may share). */
const FREE_TRIES = { account: 5, address: 20 } as const;

/** What a browser tells of itself when somebody signs in. */
export interface Device {
  /** Address the request came from. */
  readonly address: string;
  readonly agent: string | null;
  /** IANA name of its time zone, as it says. */
  readonly timeZone: string | null;
}

/** Says neither what was wrong nor whether there is such a member. */
export const WRONG_CREDENTIALS = () => new RuleViolation('WRONG_CREDENTIALS', ACCOUNT_TEXT.wrongCredentials, null, 'unauthorized');

export interface SignedIn {
  readonly member: MemberDocument;
  readonly token: string;
  /** ISO time. */
  readonly expiresAt: string;
  readonly remember: boolean;
}

/** Turns whoever proves who they are into a session. */
@Injectable()
export class SignIn {
  /** The end of the last try that is under way, by account. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly members: MemberQuery,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Throws RuleViolation: too many tries, wrong, unverified or restricted. */
  async withPassword({ identifier, password, rememberMe }: LoginRequest, device: Device): Promise<SignedIn> {
    const member = await this.check(identifier, password, device.address);
    return this.admit(member, rememberMe ?? false, device);
  }

  /** Opens a session for a member who has proved who they are; throws RuleViolation when unverified or restricted. */
  async admit(member: MemberDocument, remember: boolean, device: Device | null = null): Promise<SignedIn> {
    if (!member.verified) throw new RuleViolation('EMAIL_UNVERIFIED', ACCOUNT_TEXT.unverified, null, 'forbidden', { needsEmailVerification: true });
    const notice = this.members.restriction(member);
    if (notice) throw restricted(notice);
    return this.start(member, remember, device);
  }

  /** Whether a member's password is this one; tries count as in signing in. Throws RuleViolation after too many. */
  isPassword(member: MemberDocument, password: string, { address }: Device): Promise<boolean> {
    return this.inTurn(member._id, () => this.isRight(member, member._id, password, address));
  }

  private async check(identifier: string, password: string, address: string): Promise<MemberDocument> {
    const member = await this.members.byIdentifier(identifier);
    // One try at a time, or many at once would all find the door still open.
    return this.inTurn(member?._id ?? sha256(identifier), () => this.try(member, identifier, password, address));
  }

  private async try(member: MemberDocument | null, identifier: string, password: string, address: string): Promise<MemberDocument> {
    const right = await this.isRight(member, identifier, password, address);
    if (member && right) return member;
    throw WRONG_CREDENTIALS();
  }

  private async isRight(member: MemberDocument | null, identifier: string, password: string, address: string): Promise<boolean> {
    const keys = { account: `sign-in:account:${member?._id ?? sha256(identifier)}`, address: `sign-in:address:${address}` };
    const wait = Math.max(await this.limiter.waitFor(keys.account), await this.limiter.waitFor(keys.address));
    if (wait > 0) throw rateLimited(wait, ACCOUNT_TEXT.tooManyTries);
    const right = await this.credentials.verify(member?._id ?? null, password);
    if (member && right) {
      await this.limiter.succeeded(keys.account);
      return true;
    }
    await this.limiter.failed(keys.account, FREE_TRIES.account);
    await this.limiter.failed(keys.address, FREE_TRIES.address);
    return false;
  }

  private inTurn<T>(account: string, work: () => Promise<T>): Promise<T> {
    const result = (this.turns.get(account) ?? Promise.resolve()).then(work);
    const turn = result
      .catch(() => undefined)
      .finally(() => {
        if (this.turns.get(account) === turn) this.turns.delete(account);
      });
    this.turns.set(account, turn);
    return result;
  }

  private async start(member: MemberDocument, remember: boolean, device: Device | null): Promise<SignedIn> {
    const token = this.ids.secret();
    const origin = this.origins.of({ ...GUEST, memberId: member._id, role: member.role });
    const words = { device: device && browserName(device.agent), place: device && placeOf(device.address, device.timeZone) };
    await this.commands.execute(new StartSession({ sessionId: this.ids.next(), memberId: member._id, tokenHash: sha256(token), remember, ...words }, origin));
    return { member, token, expiresAt: expiryFrom(origin.at, remember), remember };
  }
}
