import { Injectable } from '@nestjs/common';
import type { PasskeyAssertion, SecondFactorRequest } from '../../../../contracts/second-factor.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { type SignedIn, SignIn } from '../session/sign-in.js';
import type { MemberDocument } from '../views/accounts.model.js';
import { MemberQuery } from '../views/member.query.js';
import { FactorCheck } from './factor-check.js';
import { PasskeyCheck, passkeyRefused } from './passkey-check.js';
import { SecondStep } from './second-step.js';

/** The second step of signing in, and the passkey that needs no first one. */
@Injectable()
export class SecondFactorSignIn {
  constructor(
    private readonly signIn: SignIn,
    private readonly members: MemberQuery,
    private readonly step: SecondStep,
    private readonly codes: FactorCheck,
    private readonly passkeys: PasskeyCheck,
  ) {}

  async withCode({ ticket, code }: SecondFactorRequest): Promise<SignedIn> {
    const { memberId, remember } = await this.step.find(ticket);
    const member = await this.member(memberId);
    await this.codes.code({ ...GUEST, memberId, role: member.role }, code);
    return this.finish(member, remember);
  }

  async withPasskey(ticket: string, assertion: PasskeyAssertion): Promise<SignedIn> {
    const { memberId, remember } = await this.step.find(ticket);
    await this.passkeys.memberOf(assertion, memberId);
    return this.finish(await this.member(memberId), remember);
  }

  /** A passkey is something that its owner has and, as it asks for their PIN or finger, something that only they can show: it is both steps. */
  async withPasskeyAlone(assertion: PasskeyAssertion, remember: boolean): Promise<SignedIn> {
    return this.finish(await this.member(await this.passkeys.memberOf(assertion, null)), remember);
  }

  private async finish(member: MemberDocument, remember: boolean): Promise<SignedIn> {
    await this.step.end(member._id);
    return this.signIn.admitWithFactor(member, remember);
  }

  private async member(id: string): Promise<MemberDocument> {
    const member = await this.members.byId(id);
    if (!member) throw passkeyRefused();
    return member;
  }
}
