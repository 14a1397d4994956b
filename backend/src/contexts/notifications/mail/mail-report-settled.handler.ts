import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { aboveIds, aboveOf } from '../../../../contracts/above.js';
import { reportedPhrase } from '../../../../contracts/notification-text.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { MAILER } from '../../../platform/tokens.js';
import { choicesStream } from '../choices/choices.stream.js';
import { Subjects } from '../notice/subjects.port.js';
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
    private readonly subjects: Subjects,
  ) {}

  async execute({ data: { reporterId, upheld, topicId = null, commentId = null }, origin }: MailReportSettled): Promise<void> {
    const wanted = await this.store.state(choicesStream, reporterId);
    const to = wanted.report_settled.email === 'at_once' ? await this.recipients.addressOf(reporterId) : null;
    if (!to) return;
    const [text = null] = await this.subjects.readable([{ topicId: topicId ?? '', commentId }], { memberId: reporterId, role: 'user', session: null });
    const about = reportedPhrase({ known: topicId !== null || commentId !== null, title: text?.title ?? null, ...aboveIds(text && aboveOf(text)), commentId });
    await this.mailer.deliver(reportSettledMail({ id: origin.id, to, publicUrl: this.site.publicUrl }, upheld, about));
  }
}
