import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import { MAILER, ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { AccountSettings } from '../account-settings.port.js';
import { SendPasswordResetMail } from './account.commands.js';
import { passwordResetMail } from './account.mail.js';
import { accountStream } from './account.stream.js';
import { PASSWORD_RESET, resetExpiry } from './password.rules.js';

/** Mails a one-time link to whoever asked for a new password; for nobody's id, which stands for an unknown address, it does nothing. */
@Injectable()
export class SendPasswordResetMailHandler implements ICommandHandler<SendPasswordResetMail> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: AccountSettings,
    @Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute(command: SendPasswordResetMail): Promise<void> {
    const { memberId } = command.data;
    const { id, at } = command.origin;
    if (await this.store.hasTakenEffect(accountStream, memberId, command)) return;
    const { registered } = await this.store.state(accountStream, memberId);
    if (!registered?.email) return;
    const token = await this.tokens.issue({ purpose: PASSWORD_RESET, memberId, expiresAt: resetExpiry(at) });
    await this.mailer.deliver(passwordResetMail(id, registered.email, `${this.settings.publicUrl}/auth/reset-password?type=recovery&token=${token}`));
    await this.store.decideOn(accountStream, memberId, command);
  }
}
