import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type WatchedWordRow, type WatchWordsRequest, wordKey } from '../../../../contracts/watched-words.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { StreamKeeper } from '../../../platform/following/stream-keeper.js';
import { Reply } from '../../../platform/request/reply.js';
import { UnwatchWord, WatchWords } from './words.commands.js';
import { WordsQuery } from './words.query.js';
import { WordsInForce } from './words-in-force.service.js';

/** Changes which words are watched. Each answers the list as it is then. */
@Injectable()
export class WordsChanges {
  constructor(
    private readonly commands: CommandBus,
    private readonly words: WordsQuery,
    private readonly inForce: WordsInForce,
    private readonly keeper: StreamKeeper,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  watch({ words, consequence }: WatchWordsRequest, adminId: string, caller: Caller): Promise<WatchedWordRow[]> {
    return this.send((origin) => new WatchWords({ words: words ?? [], consequence, adminId }, origin), caller);
  }

  unwatch(id: string, adminId: string, caller: Caller): Promise<WatchedWordRow[]> {
    return this.send((origin) => new UnwatchWord({ key: wordKey(id), adminId }, origin), caller);
  }

  private async send(command: (origin: Origin) => Command, caller: Caller): Promise<WatchedWordRow[]> {
    await this.commands.execute(command(this.origins.of(caller)));
    await this.keeper.catchUp([this.inForce.kept]);
    return this.reply.afterViews(() => this.words.all());
  }
}
