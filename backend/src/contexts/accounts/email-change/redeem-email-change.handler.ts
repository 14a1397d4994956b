import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EMAIL_CHANGE_TEXT } from '../../../../contracts/email-change.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials } from '../../../kernel/vault.js';
import { CREDENTIALS } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { AccountLinks } from '../account-link/account-links.service.js';
import { erasureStream } from '../erasure/erasure.stream.js';
import { UnwantedMail } from '../naming/unwanted-mail.port.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { ConfirmEmailChange, RedeemEmailChange } from './email-change.commands.js';
import { CHANGE_LINK_REFUSAL } from './email-change.rules.js';

/**
 * Gives an account the address whose mailbox has answered. The address is taken only now: a wish that is never confirmed keeps nobody from it.
 * Of two members who confirm the same address the stream of the address lets one through.
 */
@Injectable()
export class RedeemEmailChangeHandler implements ICommandHandler<RedeemEmailChange> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    private readonly unwanted: UnwantedMail,
    private readonly links: AccountLinks,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
  ) {}

  async execute({ data: { token }, origin }: RedeemEmailChange): Promise<void> {
    const change = await this.links.find('confirm-email', token, origin.at);
    const { memberId, id: changeId } = change;
    const { wantedEmail, changedEmail } = await this.store.state(accountStream, memberId);
    if (changedEmail || wantedEmail?.changeId !== changeId || !wantedEmail.email) throw CHANGE_LINK_REFUSAL();
    const { pending, erased } = await this.store.state(erasureStream, memberId);
    if (pending || erased) throw new RuleViolation('account.deletion-due', EMAIL_CHANGE_TEXT.deletionDue);
    const { email } = wantedEmail;
    if (this.unwanted.isBlocked(email)) throw new RuleViolation('account.address-blocked', EMAIL_CHANGE_TEXT.blocked);
    const displaced = await this.names.reserve('email', email, memberId, EMAIL_CHANGE_TEXT.taken, origin);
    if (displaced) await this.credentials.dropPassword(displaced);
    await this.record(new ConfirmEmailChange({ memberId, changeId }, origin), email);
    await this.names.keep(memberId, EMAIL_CHANGE_TEXT.linkInvalid, origin);
    await this.links.spend('confirm-email', change);
  }

  /** What was reserved for a change that is refused after all is left to others, unless another request has just made it the account's. */
  private async record(command: ConfirmEmailChange, email: string): Promise<void> {
    const { memberId } = command.data;
    try {
      await this.store.decideOn(accountStream, memberId, command);
    } catch (error) {
      if (error instanceof RuleViolation) await this.giveBack(memberId, email, command.origin);
      throw error;
    }
  }

  private async giveBack(memberId: string, email: string, origin: Origin): Promise<void> {
    const { registered, changedEmail } = await this.store.state(accountStream, memberId);
    if (![registered?.email, changedEmail?.former].includes(email)) await this.names.release('email', email, memberId, origin);
  }
}
