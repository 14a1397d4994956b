import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mail, Mailer } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { MAILER } from '../../../platform/tokens.js';
import { FactNotes } from '../../../platform/vault/fact-notes.js';
import { choicesStream } from '../choices/choices.stream.js';
import { AppealAddresses } from './appeal-addresses.port.js';
import { CaseLetters } from './case-letters.service.js';
import { MailSanction } from './mail.commands.js';
import { caseMailData } from './mail-case-decisions.policy.js';
import { MailRecipients } from './mail-recipients.port.js';
import { isOptional, sanctionMail } from './moderation.mail.js';
import { WhatFollowed } from './what-followed.port.js';

@Injectable()
export class MailSanctionHandler implements ICommandHandler<MailSanction> {
  constructor(
    private readonly store: EventStore,
    private readonly recipients: MailRecipients,
    private readonly site: SiteAddress,
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly notes: FactNotes,
    private readonly appeals: AppealAddresses,
    private readonly followed: WhatFollowed,
    private readonly letters: CaseLetters,
  ) {}

  async execute({ data, origin }: MailSanction): Promise<void> {
    const mail = (await this.withItsDecision(data, origin)) ?? (await this.alone(data, origin));
    if (mail) await this.mailer.deliver(mail);
  }

  /** What the number of warnings caused, together with the decision on the case that gave the last of them. */
  private async withItsDecision({ sanction, contentId, decision }: MailSanction['data'], { id }: Origin): Promise<Mail | null> {
    if (sanction.kind !== 'suspended' || !contentId || !decision) return null;
    const found = await this.followed.onCase(contentId, decision.id);
    return found && this.letters.write(id, caseMailData(found), { suspendedUntil: sanction.until });
  }

  private async alone({ memberId, sanction, fact, decision }: MailSanction['data'], origin: Origin): Promise<Mail | null> {
    // Recorded together: the mail about the suspension tells the warning as well.
    if (sanction.kind === 'warned' && decision && (await this.followed.suspends(memberId, decision.id))) return null;
    const isWanted = !isOptional(sanction.kind) || (await this.store.state(choicesStream, memberId)).warned.email === 'at_once';
    const to = isWanted ? await this.recipients.addressOf(memberId) : null;
    if (!to) return null;
    const reason = (fact && (await this.notes.of(fact))) ?? sanction.reason;
    return sanctionMail(
      { id: origin.id, to, publicUrl: this.site.publicUrl },
      { ...sanction, reason },
      decision ? this.appeals.against(decision.id, decision.at) : null,
    );
  }
}
