import { Injectable } from '@nestjs/common';
import { type PasskeyAssertion, SECOND_FACTOR_CODE, type SecondFactorRequest } from '../../../../contracts/second-factor.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { Turns } from '../../../kernel/turns.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import type { Device } from '../session/device.rules.js';
import { RefusedSignIns } from '../session/refused-sign-ins.service.js';
import { type SignedIn, SignIn } from '../session/sign-in.service.js';
import type { MemberDocument } from '../views/accounts.model.js';
import { MemberQuery } from '../views/member.query.js';
import { FactorCheck } from './factor-check.service.js';
import { PASSKEY_REFUSED, PasskeyCheck, passkeyRefused } from './passkey-check.service.js';
import { SecondStep } from './second-step.service.js';

/** Makes the answer of a session. */
type Giving<A> = (signedIn: SignedIn) => Promise<A>;
/** Answers the member whose second factor was shown; throws RuleViolation when it was wrong. */
type Showing = (memberId: string) => Promise<MemberDocument>;

/** A wrong code and a wrong passkey; who has to wait has shown neither. */
const WRONG: readonly string[] = [SECOND_FACTOR_CODE.wrong, PASSKEY_REFUSED];

/** The second step of signing in, and the passkey that needs no first one. */
@Injectable()
export class SecondFactorSignIn {
  private readonly turns = new Turns();

  constructor(
    private readonly signIn: SignIn,
    private readonly members: MemberQuery,
    private readonly step: SecondStep,
    private readonly codes: FactorCheck,
    private readonly passkeys: PasskeyCheck,
    private readonly refused: RefusedSignIns,
  ) {}

  withCode<A>({ ticket, code }: SecondFactorRequest, device: Device, give: Giving<A>): Promise<A> {
    return this.byTicket(
      ticket,
      device,
      async (memberId) => {
        const member = await this.member(memberId);
        await this.codes.code({ ...GUEST, memberId, role: member.role }, code, ticket);
        return member;
      },
      give,
    );
  }

  withPasskey<A>(ticket: string, assertion: PasskeyAssertion, device: Device, give: Giving<A>): Promise<A> {
    return this.byTicket(
      ticket,
      device,
      async (memberId) => {
        await this.passkeys.memberOf(assertion, memberId);
        return this.member(memberId);
      },
      give,
    );
  }

  /** A passkey is something that its owner has and, as it asks for their PIN or finger, something that only they can show: it is both steps. */
  async withPasskeyAlone(assertion: PasskeyAssertion, remember: boolean, device: Device): Promise<SignedIn> {
    const member = await this.member(await this.passkeys.memberOf(assertion, null));
    await this.step.end(member._id);
    return this.signIn.admitWithFactor(member, remember, device);
  }

  /** The ticket is good until the session was given: whoever was told that a store is away sends it again. Of those who send it at once one is let in. */
  private byTicket<A>(ticket: string, device: Device, shown: Showing, give: Giving<A>): Promise<A> {
    return this.turns.take(sha256(ticket), async () => {
      const { memberId, remember } = await this.step.find(ticket);
      const member = await this.noting(memberId, device, shown);
      const answer = await give(await this.signIn.admitWithFactor(member, remember, device));
      await this.step.end(memberId);
      return answer;
    });
  }

  /** Whoever has a ticket has shown the first factor: the member is to learn that the second was wrong. */
  private async noting(memberId: string, device: Device, shown: Showing): Promise<MemberDocument> {
    try {
      return await shown(memberId);
    } catch (error) {
      if (error instanceof RuleViolation && WRONG.includes(error.code)) this.refused.note(memberId, 'second_factor', device);
      throw error;
    }
  }

  private async member(id: string): Promise<MemberDocument> {
    const member = await this.members.byId(id);
    if (!member) throw passkeyRefused();
    return member;
  }
}
