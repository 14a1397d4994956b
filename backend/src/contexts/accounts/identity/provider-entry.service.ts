import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isSecondFactorAsked } from '../../../../contracts/second-factor.js';
import { Turns } from '../../../kernel/turns.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Reply } from '../../../platform/request/reply.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { VerifyEmail } from '../account/account.commands.js';
import { type Newcomer, RegistrationDoor } from '../account/registration-door.service.js';
import { RegistrationPace } from '../account/registration-pace.service.js';
import { Proofs } from '../proof/proofs.service.js';
import type { Device } from '../session/device.rules.js';
import { RefusedSignIns } from '../session/refused-sign-ins.service.js';
import { type Admitted, SignIn, WRONG_CREDENTIALS } from '../session/sign-in.service.js';
import type { MemberDocument } from '../views/accounts.model.js';
import { MemberQuery } from '../views/member.query.js';
import { type IdentityKey, LinkAccount, RegisterByIdentity } from './identity.commands.js';
import { type KeptWish, PendingRegistrations, ticketInvalid } from './pending-registrations.service.js';
import { SignInTokens } from './sign-in-tokens.service.js';

/** What somebody chose who opens an account by a provider. */
export type ChosenNames = Pick<RegisterByIdentity['data'], 'username' | 'displayName' | 'read'>;

/** Makes the answer for a member who enters. */
type Giving<A> = (member: MemberDocument) => Promise<A>;

/** Finds out as whom somebody enters who comes back from a provider, and lets them in. Throws RuleViolation when the ticket is none, used or over. */
@Injectable()
export class ProviderEntry {
  private readonly turns = new Turns();

  constructor(
    private readonly tokens: SignInTokens,
    private readonly members: MemberQuery,
    private readonly signIn: SignIn,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly registrations: PendingRegistrations,
    private readonly pace: RegistrationPace,
    private readonly door: RegistrationDoor,
    private readonly proofs: Proofs,
    private readonly refused: RefusedSignIns,
  ) {}

  /** Lets in the member that the provider's account is linked to; the ticket is good until `give` has answered. */
  async returning<A>(token: string | null, give: Giving<A>): Promise<A> {
    if (!token) throw ticketInvalid();
    return this.turns.take(sha256(token), async () => {
      const member = await this.memberOf(await this.tokens.toEnter(token));
      const answer = await give(member);
      await this.tokens.entered(member._id);
      return answer;
    });
  }

  /** Opens the account under the name that was chosen; before this there is nothing of it. */
  async register(
    kept: KeptWish,
    { invitation, ...chosen }: ChosenNames & Pick<Newcomer, 'invitation'>,
    address: string,
    caller: Caller,
  ): Promise<MemberDocument> {
    const { memberId, identity, email } = await this.registrations.find(kept);
    const command = new RegisterByIdentity({ memberId, identity, email, ...chosen }, this.origins.of(caller));
    const enter = () => this.door.through({ memberId, email, invitation }, command.origin, () => this.commands.execute(command));
    await this.pace.keepTo(address, enter);
    await this.registrations.end(memberId);
    return this.reply.afterViews(() => this.memberOf(memberId));
  }

  /** Links the account at the provider to the member account of the same address, once its password was given; the ticket is good until `give` has answered. */
  async link<A>(token: string, identity: IdentityKey, password: string, device: Device, give: Giving<A>): Promise<A> {
    return this.turns.take(sha256(token), async () => {
      const member = await this.memberOf(await this.tokens.toProve(token, identity));
      if (!(await this.signIn.isPassword(member, password, device))) {
        this.refused.note(member._id, 'wrong_password', device);
        throw WRONG_CREDENTIALS();
      }
      const memberId = member._id;
      const by = { memberId, role: member.role, session: null };
      await this.commands.execute(new LinkAccount({ memberId, identity }, this.origins.of(by)));
      // The provider vouches for the address, and the password for the account that has it.
      if (!member.verified) await this.commands.execute(new VerifyEmail({ memberId }, this.origins.of(by)));
      const answer = await give(await this.reply.afterViews(() => this.memberOf(memberId)));
      await this.tokens.proved(memberId, identity);
      return answer;
    });
  }

  /** Lets a member in. Whoever has just come from the provider need not go there once more to show who they are. */
  async enter(member: MemberDocument, remember: boolean, device: Device): Promise<Admitted> {
    const admitted = await this.signIn.admit(member, remember, device);
    if (!isSecondFactorAsked(admitted)) await this.proofs.give({ id: admitted.sessionId, memberId: member._id });
    return admitted;
  }

  private async memberOf(memberId: string | null): Promise<MemberDocument> {
    const member = memberId ? await this.members.byId(memberId) : null;
    if (!member || member.username === null) throw ticketInvalid();
    return member;
  }
}
