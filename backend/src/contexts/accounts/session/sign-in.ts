import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ACCOUNT_TEXT, type LoginRequest } from '../../../../contracts/accounts.js';
import type { SecondFactorAnswer } from '../../../../contracts/second-factor.js';
import type { Ids } from '../../../kernel/ids.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { Turns } from '../../../kernel/turns.js';
import type { Credentials } from '../../../kernel/vault.js';
import { GUEST } from '../../../platform/http/caller.js';
import { Origins } from '../../../platform/http/origins.js';
import { rateLimited, restricted } from '../../../platform/http/refusals.js';
import { browserName } from '../../../platform/identity/browser-name.js';
import { CREDENTIALS, IDS, RATE_LIMITER } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import type { MemberDocument } from '../read/accounts.model.js';
import { MemberQuery } from '../read/member.query.js';
import { SecondStep } from '../second-factor/second-step.js';
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
/** The door is open, or a second factor is to be shown first. */
export type Admitted = SignedIn | SecondFactorAnswer;

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
  private readonly turns = new Turns();

  constructor(
    private readonly members: MemberQuery,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly second: SecondStep,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Throws RuleViolation: too many tries, wrong, unverified or restricted. */
  async withPassword({ identifier, password, rememberMe }: LoginRequest, device: Device): Promise<Admitted> {
    const member = await this.check(identifier, password, device.address);
    return this.admit(member, rememberMe ?? false, device);
  }

  /** Opens a session for a member who has proved who they are, unless they have a second factor to show; throws RuleViolation when unverified or restricted. */
  async admit(member: MemberDocument, remember: boolean, device: Device | null = null): Promise<Admitted> {
    this.refuseUnfit(member);
    return (await this.second.ask({ memberId: member._id, remember })) ?? this.start(member, remember, device);
  }

  /** Opens a session for a member who has shown a second factor too. */
  async admitWithFactor(member: MemberDocument, remember: boolean, device: Device | null = null): Promise<SignedIn> {
    this.refuseUnfit(member);
    return this.start(member, remember, device);
  }

  /** Whether a member's password is this one; tries count as in signing in. Throws RuleViolation after too many. */
  isPassword(member: MemberDocument, password: string, { address }: Device): Promise<boolean> {
    return this.turns.take(member._id, () => this.isRight(member, member._id, password, address));
  }

  private refuseUnfit(member: MemberDocument): void {
    if (!member.verified) throw new RuleViolation('EMAIL_UNVERIFIED', ACCOUNT_TEXT.unverified, null, 'forbidden', { needsEmailVerification: true });
    const notice = this.members.restriction(member);
    if (notice) throw restricted(notice);
  }

  private async check(identifier: string, password: string, address: string): Promise<MemberDocument> {
    const member = await this.members.byIdentifier(identifier);
    return this.turns.take(member?._id ?? sha256(identifier), () => this.try(member, identifier, password, address));
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

  private async start(member: MemberDocument, remember: boolean, device: Device | null): Promise<SignedIn> {
    const token = this.ids.secret();
    const origin = this.origins.of({ ...GUEST, memberId: member._id, role: member.role });
    const words = { device: device && browserName(device.agent), place: device && placeOf(device.address, device.timeZone) };
    await this.commands.execute(new StartSession({ sessionId: this.ids.next(), memberId: member._id, tokenHash: sha256(token), remember, ...words }, origin));
    return { member, token, expiresAt: expiryFrom(origin.at, remember), remember };
  }
}
