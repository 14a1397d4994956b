import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { isOnContent } from '../../../../contracts/cases.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mailer } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { MAILER } from '../../../platform/tokens.js';
import { FactNotes } from '../../../platform/vault/fact-notes.js';
import { choicesStream } from '../choices/choices.stream.js';
import { Subjects } from '../notice/subjects.port.js';
import { AppealAddresses } from './appeal-addresses.port.js';
import { caseDecisionMail, shutsOut } from './case-decision.mail.js';
import { MailCaseDecision } from './mail.commands.js';
import { MailRecipients } from './mail-recipients.port.js';

@Injectable()
export class MailCaseDecisionHandler implements ICommandHandler<MailCaseDecision> {
  constructor(
    private readonly store: EventStore,
    private readonly recipients: MailRecipients,
    private readonly site: SiteAddress,
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly notes: FactNotes,
    private readonly subjects: Subjects,
    private readonly appeals: AppealAddresses,
  ) {}

  async execute({ data: { memberId, topicId, commentId, decision, fact, ...told }, origin }: MailCaseDecision): Promise<void> {
    const isSanctioned = told.actions.some(({ action }) => !isOnContent(action));
    const choices = await this.store.state(choicesStream, memberId);
    const isWanted = shutsOut(told.actions) || (isSanctioned ? choices.warned : choices.content_moderated).email === 'at_once';
    const to = isWanted ? await this.recipients.addressOf(memberId) : null;
    if (!to) return;
    // What waited for a moderator and is not let in never stood in the forum: a mail of its own tells of it.
    const stands = told.profile !== undefined || (await this.subjects.find({ topicId, commentId })) !== null;
    const actions = stands ? told.actions : told.actions.filter(({ action }) => !isOnContent(action));
    const [text = null] = told.profile ? [] : await this.subjects.readable([{ topicId, commentId }], { memberId, role: 'user', session: null });
    const words = stands || isSanctioned ? await this.notes.of(fact) : null;
    const letter = { id: origin.id, to, publicUrl: this.site.publicUrl };
    const mail = caseDecisionMail(letter, { ...told, actions, commentId, at: decision.at, words, text }, this.appeals.against(decision.id, decision.at));
    if (mail) await this.mailer.deliver(mail);
  }
}
