import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { MAILER } from '../../../platform/tokens.js';
import { FactNotes } from '../../../platform/vault/fact-notes.js';
import { choicesStream } from '../choices/choices.stream.js';
import { Subjects } from '../notice/subjects.port.js';
import { AppealAddresses } from './appeal-addresses.port.js';
import { MailModeratedContent } from './mail.commands.js';
import { MailRecipients } from './mail-recipients.port.js';
import { moderatedContentMail } from './moderation.mail.js';

@Injectable()
export class MailModeratedContentHandler implements ICommandHandler<MailModeratedContent> {
  constructor(
    private readonly store: EventStore,
    private readonly recipients: MailRecipients,
    private readonly site: SiteAddress,
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly notes: FactNotes,
    private readonly subjects: Subjects,
    private readonly appeals: AppealAddresses,
  ) {}

  async execute({ data: { authorId, fact, decision: appealable, ...decision }, origin }: MailModeratedContent): Promise<void> {
    const isWanted = (await this.store.state(choicesStream, authorId)).content_moderated.email === 'at_once';
    const to = isWanted ? await this.recipients.addressOf(authorId) : null;
    if (!to) return;
    const note = fact ? await this.notes.of(fact) : (decision.note ?? null);
    const [text = null] = await this.subjects.readable([decision], { memberId: authorId, role: 'user', session: null });
    const appeal = appealable ? this.appeals.against(appealable.id, appealable.at) : null;
    await this.mailer.deliver(moderatedContentMail({ id: origin.id, to, publicUrl: this.site.publicUrl }, { ...decision, note }, text, appeal));
  }
}
