import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { MAILER } from '../../../platform/tokens.js';
import { choicesStream } from '../choices/choices.stream.js';
import { MailReportSettled } from './mail.commands.js';
import { MailRecipients } from './mail-recipients.port.js';
import { reportSettledMail } from './moderation.mail.js';

@Injectable()
export class MailReportSettledHandler implements ICommandHandler<MailReportSettled> {
  constructor(
    private readonly store: EventStore,
    private readonly recipients: MailRecipients,
    private readonly site: SiteAddress,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { reporterId, upheld }, origin }: MailReportSettled): Promise<void> {
    const wanted = await this.store.state(choicesStream, reporterId);
    const to = wanted.report_settled.email === 'at_once' ? await this.recipients.addressOf(reporterId) : null;
    if (to) await this.mailer.deliver(reportSettledMail({ id: origin.id, to, publicUrl: this.site.publicUrl }, upheld));
  }
}
