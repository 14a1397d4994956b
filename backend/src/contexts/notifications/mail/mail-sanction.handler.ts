import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { MAILER } from '../../../platform/tokens.js';
import { FactNotes } from '../../../platform/vault/fact-notes.js';
import { choicesStream } from '../choices/choices.stream.js';
import { AppealAddresses } from './appeal-addresses.port.js';
import { MailSanction } from './mail.commands.js';
import { MailRecipients } from './mail-recipients.port.js';
import { isOptional, sanctionMail } from './moderation.mail.js';

@Injectable()
export class MailSanctionHandler implements ICommandHandler<MailSanction> {
  constructor(
    private readonly store: EventStore,
    private readonly recipients: MailRecipients,
    private readonly site: SiteAddress,
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly notes: FactNotes,
    private readonly appeals: AppealAddresses,
  ) {}

  async execute({ data: { memberId, sanction, fact, decision }, origin }: MailSanction): Promise<void> {
    const isWanted = !isOptional(sanction.kind) || (await this.store.state(choicesStream, memberId)).warned.email === 'at_once';
    const to = isWanted ? await this.recipients.addressOf(memberId) : null;
    if (!to) return;
    const reason = (fact && (await this.notes.of(fact))) ?? sanction.reason;
    await this.mailer.deliver(
      sanctionMail(
        { id: origin.id, to, publicUrl: this.site.publicUrl },
        { ...sanction, reason },
        decision ? this.appeals.against(decision.id, decision.at) : null,
      ),
    );
  }
}
