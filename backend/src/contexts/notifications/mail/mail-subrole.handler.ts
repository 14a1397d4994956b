import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { MAILER } from '../../../platform/tokens.js';
import { FactNotes } from '../../../platform/vault/fact-notes.js';
import { choicesStream } from '../choices/choices.stream.js';
import { MailSubrole } from './mail.commands.js';
import { MailRecipients } from './mail-recipients.port.js';
import { subroleMail } from './subrole.mail.js';

@Injectable()
export class MailSubroleHandler implements ICommandHandler<MailSubrole> {
  constructor(
    private readonly store: EventStore,
    private readonly recipients: MailRecipients,
    private readonly site: SiteAddress,
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly notes: FactNotes,
  ) {}

  async execute({ data: { memberId, news, fact }, origin }: MailSubrole): Promise<void> {
    const wanted = await this.store.state(choicesStream, memberId);
    const to = wanted.subrole.email === 'at_once' ? await this.recipients.addressOf(memberId) : null;
    if (to) await this.mailer.deliver(subroleMail({ id: origin.id, to, publicUrl: this.site.publicUrl }, news, await this.notes.of(fact)));
  }
}
