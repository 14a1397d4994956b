import { Injectable } from '@nestjs/common';
import { TOPIC_LIMITS } from '../../../../contracts/forum.js';
import type { HoldCause } from '../../../../contracts/holding.js';
import type { WatchedWord } from '../../../../contracts/watched-words.js';
import type { Origin } from '../../../kernel/command.js';
import { Turns } from '../../../kernel/turns.js';
import { Reply } from '../../../platform/request/reply.js';
import { AuthorRecords } from './author-records.port.js';
import { type Edit, holdCauses, kindOf, passes, refuseAddedWords, refuseEdit, refuseFlood, refuseWords, type Writing, wholeText } from './holding.rules.js';
import { HoldingSettings } from './holding-settings.port.js';

/** Looks at a text before it joins the forum. Those who decide on others' texts pass. */
@Injectable()
export class WritingGate {
  private readonly turns = new Turns();

  constructor(
    private readonly records: AuthorRecords,
    private readonly settings: HoldingSettings,
    private readonly reply: Reply,
  ) {}

  /**
   * Lets an author write one text at a time, so that those that are sent at once are weighed against each other: it reads views, and the next one's
   * turn comes when they show the last. The turns are those of one process; of several processes each lets one through at once.
   */
  inTurn(authorId: string, { actor }: Origin, write: () => Promise<void>): Promise<void> {
    if (passes(actor.role)) return write();
    return this.turns.take(authorId, async () => {
      await write();
      await this.reply.afterViews(async () => undefined);
    });
  }

  /** Why the text must wait for a moderator, empty when it need not; throws when it must not be written at all. */
  async check(authorId: string, writing: Writing, { at, actor }: Origin): Promise<HoldCause[]> {
    if (passes(actor.role)) return [];
    const record = await this.records.of(authorId, kindOf(writing), at);
    refuseFlood(writing, record);
    const words = this.wordsIn(writing);
    refuseWords(words);
    return holdCauses(writing, { accepted: record.accepted, policy: this.settings.policy, words });
  }

  /** Throws when an author must not make this of a text of theirs. */
  async checkEdit(authorId: string, edit: Edit, { at, actor }: Origin): Promise<void> {
    const { before, after } = edit;
    if (passes(actor.role) || (before.title === after.title?.trim() && before.content === after.content.trim())) return;
    refuseAddedWords(this.wordsIn(before), this.wordsIn(after));
    refuseEdit(edit, await this.records.of(authorId, kindOf(after), at), this.settings.policy);
  }

  /** What is too long is refused anyway. */
  private wordsIn({ title, content }: Writing): readonly WatchedWord[] {
    if (content.trim().length > TOPIC_LIMITS.content.max) return [];
    return this.settings.wordsIn(wholeText({ title, content }));
  }
}
