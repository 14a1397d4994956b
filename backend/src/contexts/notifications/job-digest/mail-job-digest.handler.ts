import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { MAILER } from '../../../platform/tokens.js';
import { choicesStream } from '../choices/choices.stream.js';
import { nameOf } from '../digest/digest.rules.js';
import { MailRecipients } from '../mail/mail-recipients.port.js';
import { MailJobDigest, RecordJobDigestSent } from './job-digest.commands.js';
import { jobDigestStream } from './job-digest.stream.js';
import { JobDigestLetter, jobsIn } from './job-digest-letter.service.js';
import { NewsOfSearches } from './news-of-searches.port.js';

/** The mail has one id for its member and day: should the process die before the fact is recorded, it is the same mail that is delivered again. */
@Injectable()
export class MailJobDigestHandler implements ICommandHandler<MailJobDigest> {
  constructor(
    private readonly store: EventStore,
    private readonly searches: NewsOfSearches,
    private readonly recipients: MailRecipients,
    private readonly letter: JobDigestLetter,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data: { memberId, period }, origin }: MailJobDigest): Promise<void> {
    const before = await this.store.state(jobDigestStream, memberId);
    const { job_search: choice } = await this.store.state(choicesStream, memberId);
    if (before >= period.to || choice.email !== 'daily') return;
    const to = await this.recipients.digestAddressOf(memberId);
    if (!to) return;
    const news = await this.searches.between(before, period.to, memberId);
    if (news.length === 0) return;
    await this.mailer.deliver(this.letter.of({ id: `job-digest.${nameOf(period)}.${memberId}`, to, memberId }, news));
    await this.store.decideOn(jobDigestStream, memberId, new RecordJobDigestSent({ memberId, to: period.to, jobs: jobsIn(news) }, origin));
  }
}
