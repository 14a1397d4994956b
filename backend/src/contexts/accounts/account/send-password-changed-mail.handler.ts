import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { MAILER } from '../../../platform/tokens.js';
import { FormerOwners } from '../account-link/former-owners.service.js';
import { AccountSettings } from '../account-settings.port.js';
import { SendPasswordChangedMail } from './account.commands.js';
import { passwordChangedForFormerMail, passwordChangedMail } from './account.mail.js';
import { accountStream } from './account.stream.js';

@Injectable()
export class SendPasswordChangedMailHandler implements ICommandHandler<SendPasswordChangedMail> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: AccountSettings,
    private readonly formerOwners: FormerOwners,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId, at }, origin }: SendPasswordChangedMail): Promise<void> {
    const { registered } = await this.store.state(accountStream, memberId);
    if (!registered?.email) return;
    const when = turkishTime(at);
    await this.mailer.deliver(passwordChangedMail(origin.id, registered.email, when, `${this.settings.publicUrl}/auth/reset-password`));
    // While the former address may take the account back, its owner hears what is done meanwhile.
    const former = await this.formerOwners.of(memberId, origin.at);
    if (former) await this.mailer.deliver(passwordChangedForFormerMail(`${origin.id}.former`, former.to, when, former.wayBack));
  }
}
