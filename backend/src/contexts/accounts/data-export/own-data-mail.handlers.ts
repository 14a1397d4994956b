import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { MAILER } from '../../../platform/tokens.js';
import { accountStream } from '../account/account.stream.js';
import { AccountSettings } from '../account-settings.port.js';
import { SendDeletionMail } from '../erasure/erasure.commands.js';
import { SendDataExportMail } from './data-export.commands.js';
import { dataExportMail, deletionMail } from './own-data.mail.js';

const PAGE = '/settings/data';

@Injectable()
export class SendDataExportMailHandler implements ICommandHandler<SendDataExportMail> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: AccountSettings,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId }, origin }: SendDataExportMail): Promise<void> {
    const { registered } = await this.store.state(accountStream, memberId);
    if (registered?.email) await this.mailer.deliver(dataExportMail(origin.id, registered.email, `${this.settings.publicUrl}${PAGE}`));
  }
}

@Injectable()
export class SendDeletionMailHandler implements ICommandHandler<SendDeletionMail> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: AccountSettings,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId, due }, origin }: SendDeletionMail): Promise<void> {
    const { registered } = await this.store.state(accountStream, memberId);
    if (!registered?.email) return;
    await this.mailer.deliver(deletionMail(origin.id, registered.email, turkishTime(due), `${this.settings.publicUrl}${PAGE}`));
  }
}
