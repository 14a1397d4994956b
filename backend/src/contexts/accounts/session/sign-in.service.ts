import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ACCOUNT_TEXT, type LoginRequest } from '../../../../contracts/accounts.js';
import type { SecondFactorAnswer } from '../../../../contracts/second-factor.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { restricted } from '../../../platform/refusals/refusals.js';
import { IDS } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import type { MemberDocument } from '../views/accounts.model.js';
import { MemberQuery } from '../views/member.query.js';
import { AppealDoor } from './appeal-door.port.js';
import { type Device, toldBy } from './device.rules.js';
import { PasswordProof, UNVERIFIED } from './password-proof.service.js';
import { RefusedSignIns } from './refused-sign-ins.service.js';
import { SecondFactorGate } from './second-factor-gate.port.js';
import { StartSession } from './session.commands.js';
import { expiryFrom } from './session.rules.js';

/** Says neither what was wrong nor whether there is such a member. */
export const WRONG_CREDENTIALS = () => new RuleViolation('WRONG_CREDENTIALS', ACCOUNT_TEXT.wrongCredentials, null, 'unauthorized');
/** The door is open, or a second factor is to be shown first. */
export type Admitted = SignedIn | SecondFactorAnswer;

export interface SignedIn {
  readonly sessionId: string;
  readonly member: MemberDocument;
  readonly token: string;
  /** ISO time. */
  readonly expiresAt: string;
  readonly remember: boolean;
}

/** Turns whoever proves who they are into a session. */
@Injectable()
export class SignIn {
  constructor(
    private readonly members: MemberQuery,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly second: SecondFactorGate,
    private readonly passwords: PasswordProof,
    private readonly appeals: AppealDoor,
    private readonly refused: RefusedSignIns,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Throws RuleViolation: too many tries, wrong, unverified or restricted. */
  async withPassword({ identifier, password, rememberMe }: LoginRequest, device: Device): Promise<Admitted> {
    const member = await this.passwords.memberWith(identifier, password, device);
    if (!member) throw WRONG_CREDENTIALS();
    return this.admit(member, rememberMe ?? false, device);
  }

  /** Opens a session for a member who has proved who they are, unless they have a second factor to show; throws RuleViolation when unverified or restricted. */
  async admit(member: MemberDocument, remember: boolean, device: Device): Promise<Admitted> {
    // Whoever has a second factor has shown only a part; the link comes to them by mail.
    await this.refuseUnfit(member, device, async () => !(await this.second.isAsked(member._id)));
    return (await this.second.ask({ memberId: member._id, remember })) ?? this.start(member, remember, device);
  }

  /** Opens a session for a member who has shown a second factor too. */
  async admitWithFactor(member: MemberDocument, remember: boolean, device: Device): Promise<SignedIn> {
    await this.refuseUnfit(member, device, async () => true);
    return this.start(member, remember, device);
  }

  /** Whether a member's password is this one; tries count as in signing in. Throws RuleViolation after too many. */
  isPassword(member: MemberDocument, password: string, device: Device): Promise<boolean> {
    return this.passwords.isOf(member, password, device);
  }

  /** Whoever is shut out and has proved to be the member may appeal against that. */
  private async refuseUnfit(member: MemberDocument, device: Device, isProved: () => Promise<boolean>): Promise<void> {
    if (!member.verified) throw UNVERIFIED();
    const notice = this.members.restriction(member);
    if (!notice) return;
    this.refused.note(member._id, 'restricted', device);
    throw restricted(notice, (await isProved()) ? await this.appeals.forRestricted(member._id) : null);
  }

  private async start(member: MemberDocument, remember: boolean, device: Device): Promise<SignedIn> {
    const token = this.ids.secret();
    const origin = this.origins.of({ ...GUEST, memberId: member._id, role: member.role });
    const sessionId = this.ids.next();
    await this.commands.execute(new StartSession({ sessionId, memberId: member._id, tokenHash: sha256(token), remember, ...toldBy(device) }, origin));
    return { sessionId, member, token, expiresAt: expiryFrom(origin.at, remember), remember };
  }
}
