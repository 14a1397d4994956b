import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { MAILER } from '../../../platform/tokens.js';
import { AccountSettings } from '../account-settings.port.js';
import { SendPasswordChangedMail } from './account.commands.js';
import { passwordChangedMail } from './account.mail.js';
import { accountStream } from './account.stream.js';

@Injectable()
export class SendPasswordChangedMailHandler implements ICommandHandler<SendPasswordChangedMail> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: AccountSettings,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId, at }, origin }: SendPasswordChangedMail): Promise<void> {
    const { registered } = await this.store.state(accountStream, memberId);
    if (!registered?.email) return;
    await this.mailer.deliver(passwordChangedMail(origin.id, registered.email, turkishTime(at), `${this.settings.publicUrl}/auth/reset-password`));
  }
}
