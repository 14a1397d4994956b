import { Injectable } from '@nestjs/common';
import { CHAT_TEXT } from '../../../../contracts/chat.js';
import { linksIn } from '../../../../contracts/message-links.js';
import { holds, type Role } from '../../../../contracts/permissions.js';
import type { Origin } from '../../../kernel/command.js';
import { SYSTEM } from '../../../kernel/event.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { NewMembers } from '../../../platform/identity/new-members.js';
import { UnwantedWords } from '../../../platform/texts/unwanted-words.js';

const unfit = (sentence: string) => new RuleViolation('chat.request-unfit', sentence, { content: sentence });

/** Looks at the one text that a stranger sends unasked; what is written once a request is accepted is looked at by nobody and nothing. */
@Injectable()
export class RequestTexts {
  constructor(
    private readonly words: UnwantedWords,
    private readonly newMembers: NewMembers,
  ) {}

  /** Throws RuleViolation, with a sentence that does not say which word it is. Those who decide on others' texts pass, as elsewhere, and so does the house itself. */
  async refuseUnfit(text: string, memberId: string, { actor }: Origin): Promise<void> {
    if (actor.role === SYSTEM.role || holds(actor.role as Role, 'report.moderate')) return;
    if (this.words.in(text).length > 0) throw unfit(CHAT_TEXT.requestUnfit);
    if (!(await this.newMembers.mayLink(memberId, linksIn(text).length))) throw unfit(CHAT_TEXT.requestLinks);
  }
}
