import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import { type WatchedWordRow, type WatchWordsRequest, WORDS_TEXT, wordKey } from '../../../../contracts/watched-words.js';
import { EventStore } from '../../../kernel/event-store.js';
import { SecondPerson } from '../../../platform/approvals/second-person.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { StreamKeeper } from '../../../platform/following/stream-keeper.js';
import { Reply } from '../../../platform/request/reply.js';
import { UnwatchWord, WatchWords, type WordsCommand } from './words.commands.js';
import { WORDS_ID, wordsStream } from './words.decider.js';
import { WordsQuery } from './words.query.js';
import { WordsInForce } from './words-in-force.service.js';

/** The list as it is then, and the sentence that says whether the change holds or waits for a second person. */
interface WordsChanged {
  readonly rows: WatchedWordRow[];
  readonly message: string;
}

/** Changes which words are watched. */
@Injectable()
export class WordsChanges {
  constructor(
    private readonly commands: CommandBus,
    private readonly words: WordsQuery,
    private readonly inForce: WordsInForce,
    private readonly store: EventStore,
    private readonly second: SecondPerson,
    private readonly keeper: StreamKeeper,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  watch({ words, consequence }: WatchWordsRequest, adminId: string, caller: Caller): Promise<WordsChanged> {
    return this.send(new WatchWords({ words: words ?? [], consequence, adminId }, this.origins.of(caller)), WORDS_TEXT.watched);
  }

  unwatch(id: string, adminId: string, caller: Caller): Promise<WordsChanged> {
    return this.send(new UnwatchWord({ key: wordKey(id), adminId }, this.origins.of(caller)), WORDS_TEXT.removed);
  }

  private async send(command: WordsCommand, done: string): Promise<WordsChanged> {
    const changes = await this.store.rehearse(wordsStream, WORDS_ID, command);
    const waiting = changes.length > 0 && (await this.second.hold(command));
    if (!waiting) await this.commands.execute(command);
    await this.keeper.catchUp([this.inForce.kept]);
    return { rows: await this.reply.afterViews(() => this.words.all()), message: waiting ? APPROVAL_TEXT.waits : done };
  }
}
