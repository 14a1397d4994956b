import { Injectable } from '@nestjs/common';
import { isOnContent } from '../../../../contracts/cases.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Mail } from '../../../kernel/mailer.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { FactNotes } from '../../../platform/vault/fact-notes.js';
import { choicesStream } from '../choices/choices.stream.js';
import { NoticedProjects } from '../notice/noticed-projects.port.js';
import { Subjects } from '../notice/subjects.port.js';
import { AppealAddresses } from './appeal-addresses.port.js';
import { caseDecisionMail, type DecisionInWords, shutsOut } from './case-decision.mail.js';
import type { MailCaseDecision } from './mail.commands.js';
import { MailRecipients } from './mail-recipients.port.js';

/** Writes what a member is told of a decision on a case, and of what followed from it. */
@Injectable()
export class CaseLetters {
  constructor(
    private readonly store: EventStore,
    private readonly recipients: MailRecipients,
    private readonly site: SiteAddress,
    private readonly notes: FactNotes,
    private readonly subjects: Subjects,
    private readonly projects: NoticedProjects,
    private readonly appeals: AppealAddresses,
  ) {}

  /** Null when its member does not want it, cannot be reached, or nothing is left to tell. */
  async write(
    id: string,
    { memberId, topicId, commentId, decision, fact, contentId: _, ...told }: MailCaseDecision['data'],
    followed: Pick<DecisionInWords, 'suspendedUntil'> = {},
  ): Promise<Mail | null> {
    const isSanctioned = told.actions.some(({ action }) => !isOnContent(action));
    const choices = await this.store.state(choicesStream, memberId);
    const isShutOut = shutsOut(told.actions) || followed.suspendedUntil !== undefined;
    const isWanted = isShutOut || (isSanctioned ? choices.warned : choices.content_moderated).email === 'at_once';
    const to = isWanted ? await this.recipients.addressOf(memberId) : null;
    if (!to) return null;
    const caller = { memberId, role: 'user', session: null } as const;
    // What waited for a moderator and is not let in never stood in the forum: a mail of its own tells of it.
    const others = [told.postId, told.projectId, told.updateId, told.jobId, told.messageId, told.roomId, told.roomMessageId];
    const isElsewhere = told.profile !== undefined || others.some((id) => id !== undefined);
    const stands = isElsewhere || (await this.subjects.find({ topicId, commentId })) !== null;
    const actions = stands ? told.actions : told.actions.filter(({ action }) => !isOnContent(action));
    const [text = null] = isElsewhere ? [] : await this.subjects.readable([{ topicId, commentId }], caller);
    const updateIn = told.updateId === undefined ? null : await this.projects.projectOfUpdate(told.updateId, caller);
    const words = stands || isSanctioned ? await this.notes.of(fact) : null;
    const letter = { id, to, publicUrl: this.site.publicUrl };
    const inWords = { ...told, ...followed, actions, commentId, at: decision.at, words, text, updateIn };
    return caseDecisionMail(letter, inWords, this.appeals.against(decision.id, decision.at));
  }
}
