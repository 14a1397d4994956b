import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Mailer } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { MAILER } from '../../../platform/tokens.js';
import { FactNotes } from '../../../platform/vault/fact-notes.js';
import { AppealAddresses } from './appeal-addresses.port.js';
import { MailAppeal } from './mail.commands.js';
import { MailRecipients } from './mail-recipients.port.js';
import { appealMail } from './moderation.mail.js';

@Injectable()
export class MailAppealHandler implements ICommandHandler<MailAppeal> {
  constructor(
    private readonly recipients: MailRecipients,
    private readonly site: SiteAddress,
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly notes: FactNotes,
    private readonly appeals: AppealAddresses,
  ) {}

  async execute({ data: { memberId, appealId, fact, decided }, origin }: MailAppeal): Promise<void> {
    const to = await this.recipients.addressOf(memberId);
    if (!to) return;
    const { link } = this.appeals.against(appealId, origin.at);
    await this.mailer.deliver(appealMail({ id: origin.id, to, publicUrl: this.site.publicUrl }, decided, await this.notes.of(fact), link));
  }
}
