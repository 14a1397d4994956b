import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { foldEmail } from '../../../../contracts/email.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import type { Allowance, RateLimiter } from '../../../kernel/rate-limiter.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { MAILER, RATE_LIMITER } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { accountStream } from '../account/account.stream.js';
import { AccountLinks } from '../account-link/account-links.service.js';
import { AccountSettings } from '../account-settings.port.js';
import { UnwantedMail } from '../naming/unwanted-mail.port.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { SendEmailChangedMail, SendEmailChangeMail } from './email-change.commands.js';
import { addressInUseMail, confirmAddressMail, emailChangedMail } from './email-change.mail.js';

/** Mails to one mailbox, whoever asks for them: its owner is not to be pestered. */
const MAILBOX: Allowance = { most: 3, seconds: 3600 };

/** What is wrong with an address is found out here, behind the answer: whoever asks for a change learns nothing of others. */
@Injectable()
export class SendEmailChangeMailHandler implements ICommandHandler<SendEmailChangeMail> {
  constructor(
    private readonly store: EventStore,
    private readonly names: NameReservations,
    private readonly unwanted: UnwantedMail,
    private readonly links: AccountLinks,
    private readonly settings: AccountSettings,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  async execute({ data: { memberId, changeId }, origin }: SendEmailChangeMail): Promise<void> {
    const { wantedEmail } = await this.store.state(accountStream, memberId);
    if (wantedEmail?.changeId !== changeId || !wantedEmail.email || origin.at >= wantedEmail.until) return;
    const { email, until } = wantedEmail;
    if (this.unwanted.isBlocked(email)) return;
    if ((await this.limiter.take(`email-change:mailbox:${sha256(foldEmail(email))}`, MAILBOX)) > 0) return;
    if (await this.isAnothers(email, memberId)) return this.mailer.deliver(addressInUseMail(origin.id, email));
    const token = await this.links.issue('confirm-email', { memberId, id: changeId }, until);
    await this.mailer.deliver(confirmAddressMail(origin.id, email, `${this.settings.publicUrl}/auth/email-change#token=${token}`));
  }

  private async isAnothers(email: string, memberId: string): Promise<boolean> {
    const holder = await this.names.member('email', email);
    return holder !== null && holder !== memberId && (await this.store.state(accountStream, holder)).verified;
  }
}

@Injectable()
export class SendEmailChangedMailHandler implements ICommandHandler<SendEmailChangedMail> {
  constructor(
    private readonly store: EventStore,
    private readonly links: AccountLinks,
    private readonly settings: AccountSettings,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId, changeId, at }, origin }: SendEmailChangedMail): Promise<void> {
    const { changedEmail } = await this.store.state(accountStream, memberId);
    if (changedEmail?.changeId !== changeId || !changedEmail.former || origin.at >= changedEmail.until) return;
    const token = await this.links.issue('undo-email', { memberId, id: changeId }, changedEmail.until);
    const link = `${this.settings.publicUrl}/auth/email-undo#token=${token}`;
    await this.mailer.deliver(emailChangedMail(origin.id, changedEmail.former, turkishTime(at), turkishTime(changedEmail.until), link));
  }
}
