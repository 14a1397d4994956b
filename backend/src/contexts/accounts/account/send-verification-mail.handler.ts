import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import { MAILER, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { AccountSettings } from '../account-settings.port.js';
import { SendVerificationMail } from './account.commands.js';
import { verificationDemandMail, verificationMail } from './account.mail.js';
import { accountStream } from './account.stream.js';
import { VERIFICATION, verificationExpiry } from './verification.rules.js';

/** Mails a one-time link to a member whose address is unverified, or in doubt. A crash in between sends the mail once more, never not at all. */
@Injectable()
export class SendVerificationMailHandler implements ICommandHandler<SendVerificationMail> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: AccountSettings,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute(command: SendVerificationMail): Promise<void> {
    const { memberId } = command.data;
    const { id, at } = command.origin;
    if (await this.store.hasTakenEffect(accountStream, memberId, command)) return;
    const { registered, verified, demanded } = await this.store.state(accountStream, memberId);
    if (registered?.email && (!verified || demanded)) {
      const token = await this.tokens.issue({ purpose: VERIFICATION, memberId, expiresAt: verificationExpiry(at) });
      const link = `${this.settings.publicUrl}/auth/callback?type=signup&token=${token}`;
      const { email } = registered;
      await this.mailer.deliver(demanded ? verificationDemandMail(id, email, link, demanded.note) : verificationMail(id, email, link));
    }
    await this.store.decideOn(accountStream, memberId, command);
  }
}
