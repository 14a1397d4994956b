import { Injectable } from '@nestjs/common';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import { linksIn } from '../../../../contracts/message-links.js';
import { holds } from '../../../../contracts/permissions.js';
import { VOICE_TEXT } from '../../../../contracts/voice.js';
import type { WatchedWord } from '../../../../contracts/watched-words.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { NewMembers } from '../../../platform/identity/new-members.js';
import { UnwantedWords } from '../../../platform/texts/unwanted-words.js';

/** Looks at what is written in rooms and over them, before it is shown: nothing of a talk can wait for a moderator, so it is refused. */
@Injectable()
export class RoomTextGate {
  constructor(
    private readonly words: UnwantedWords,
    private readonly newMembers: NewMembers,
  ) {}

  /** Throws RuleViolation for the first field that holds a watched word, or more links than a new member may write. Those who decide on others' texts pass, as elsewhere. */
  async refuse(fields: Readonly<Record<string, string | null | undefined>>, caller: Caller): Promise<void> {
    if (holds(caller.role, 'report.moderate')) return;
    for (const [field, text] of Object.entries(fields)) {
      const sentence = await this.hindrance(text ?? '', sessionOf(caller).memberId);
      if (sentence) throw new RuleViolation('voice.text', sentence, { [field]: sentence });
    }
  }

  private async hindrance(text: string, memberId: string): Promise<string | null> {
    const found = this.words.in(text);
    if (found.length > 0) return wordsRefused(found);
    return (await this.newMembers.mayLink(memberId, linksIn(text).length)) ? null : VOICE_TEXT.tooManyLinks;
  }
}

function wordsRefused(found: readonly WatchedWord[]): string {
  const named = found.filter(({ consequence }) => consequence === 'refuse').map(({ word }) => word);
  return named.length > 0 ? HOLDING_TEXT.wordRefused(named) : VOICE_TEXT.watched;
}
