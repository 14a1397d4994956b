import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { foldEmail } from '../../../../contracts/email.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials } from '../../../kernel/vault.js';
import { CREDENTIALS } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { foldName } from '../account/account.rules.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import type { MemberDocument } from '../views/accounts.model.js';
import { MemberQuery } from '../views/member.query.js';
import type { Device } from './device.rules.js';
import { KnownDevices } from './known-devices.service.js';
import { RefusedSignIns } from './refused-sign-ins.service.js';
import { SignInPace } from './sign-in-pace.service.js';

/** So many passwords are compared for an address that somebody has registered: its owner's and those of two who claimed it. */
const COMPARED = 3;

/** The address of an account was never verified. */
export const UNVERIFIED = () => new RuleViolation('EMAIL_UNVERIFIED', ACCOUNT_TEXT.unverified, null, 'forbidden', { needsEmailVerification: true });

/** Finds out whose password somebody knows. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly members: MemberQuery,
    private readonly names: NameReservations,
    private readonly pace: SignInPace,
    private readonly devices: KnownDevices,
    private readonly refused: RefusedSignIns,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
  ) {}

  /** The member whose name and password these are, or null. Throws RuleViolation after too many tries, and for a name that was registered in vain. */
  async memberWith(identifier: string, password: string, device: Device): Promise<MemberDocument | null> {
    const member = await this.members.byIdentifier(identifier);
    const whose = await this.candidates(identifier, member);
    const owner = member?.verified ? member : null;
    const found = await this.pace.keep(
      this.tries(owner?._id ?? accountKey(identifier), owner, device),
      () => this.firstRight(whose, password),
      (id) => id === owner?._id,
    );
    if (found === null) {
      if (owner) this.refused.note(owner._id, 'wrong_password', device);
      return null;
    }
    // Whoever registers a known address is to see what whoever registers a new one sees.
    if (found !== member?._id) throw UNVERIFIED();
    return member;
  }

  /** Whether a member's password is this one; tries count as in signing in. Throws RuleViolation after too many. */
  async isOf(member: MemberDocument, password: string, device: Device): Promise<boolean> {
    const ask = () => this.firstRight([member._id], password);
    return (await this.pace.keep(this.tries(member._id, member, device), ask, () => true)) !== null;
  }

  private tries(account: string, owner: MemberDocument | null, { address, kept }: Device) {
    return { account, address, knownDevice: owner && this.devices.idFor(kept, owner._id) };
  }

  /** Whose passwords this may be, as many of them whether or not the address has an account: null stands for nobody's. */
  private async candidates(identifier: string, member: MemberDocument | null): Promise<readonly (string | null)[]> {
    if (!identifier.includes('@')) return [member?._id ?? (await this.names.bearer(identifier))];
    const claimants = await this.names.claimants('email', identifier);
    if (claimants.length === 0) return [member?._id ?? null];
    return member?.verified || claimants.length === COMPARED ? claimants : [...claimants, null];
  }

  private async firstRight(whose: readonly (string | null)[], password: string): Promise<string | null> {
    for (const id of whose) if (await this.credentials.verify(id, password)) return id;
    return null;
  }
}

/** Stands for an account that nobody has verified, whether or not there is one. */
const accountKey = (identifier: string): string => sha256(identifier.includes('@') ? `email:${foldEmail(identifier)}` : `username:${foldName(identifier)}`);
