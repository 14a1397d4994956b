import { Injectable } from '@nestjs/common';
import type { PasskeyAssertion, SecondFactorRequest } from '../../../../contracts/second-factor.js';
import { Turns } from '../../../kernel/turns.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { type SignedIn, SignIn } from '../session/sign-in.service.js';
import type { MemberDocument } from '../views/accounts.model.js';
import { MemberQuery } from '../views/member.query.js';
import { FactorCheck } from './factor-check.service.js';
import { PasskeyCheck, passkeyRefused } from './passkey-check.service.js';
import { SecondStep } from './second-step.service.js';

/** Makes the answer of a session. */
type Giving<A> = (signedIn: SignedIn) => Promise<A>;

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
  ) {}

  withCode<A>({ ticket, code }: SecondFactorRequest, give: Giving<A>): Promise<A> {
    return this.byTicket(
      ticket,
      async (memberId) => {
        const member = await this.member(memberId);
        await this.codes.code({ ...GUEST, memberId, role: member.role }, code, ticket);
        return member;
      },
      give,
    );
  }

  withPasskey<A>(ticket: string, assertion: PasskeyAssertion, give: Giving<A>): Promise<A> {
    return this.byTicket(
      ticket,
      async (memberId) => {
        await this.passkeys.memberOf(assertion, memberId);
        return this.member(memberId);
      },
      give,
    );
  }

  /** A passkey is something that its owner has and, as it asks for their PIN or finger, something that only they can show: it is both steps. */
  async withPasskeyAlone(assertion: PasskeyAssertion, remember: boolean): Promise<SignedIn> {
    const member = await this.member(await this.passkeys.memberOf(assertion, null));
    await this.step.end(member._id);
    return this.signIn.admitWithFactor(member, remember);
  }

  /** The ticket is good until the session was given: whoever was told that a store is away sends it again. Of those who send it at once one is let in. */
  private byTicket<A>(ticket: string, shown: (memberId: string) => Promise<MemberDocument>, give: Giving<A>): Promise<A> {
    return this.turns.take(sha256(ticket), async () => {
      const { memberId, remember } = await this.step.find(ticket);
      const answer = await give(await this.signIn.admitWithFactor(await shown(memberId), remember));
      await this.step.end(memberId);
      return answer;
    });
  }

  private async member(id: string): Promise<MemberDocument> {
    const member = await this.members.byId(id);
    if (!member) throw passkeyRefused();
    return member;
  }
}
