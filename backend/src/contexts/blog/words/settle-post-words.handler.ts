import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';

import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { isListed, type WrittenPost } from '../post/post.state.rules.js';
import { postStream } from '../post/post.stream.js';
import { PostTexts } from '../post/post-texts.service.js';
import { foundWords } from './found-words.rules.js';
import { KeepPostWords, type SettlePostWords } from './post-words.commands.js';
import { postWordsStream } from './post-words.decider.js';
import type { FoundBy } from './post-words.events.js';

const NOTHING: FoundBy = { categoryId: null, title: '', tags: [], words: '', textKey: '' };

/** What was taken back meanwhile is not read; the fact that publishes it anew asks again. */
@Injectable()
export class SettlePostWordsHandler implements ICommandHandler<SettlePostWords> {
  constructor(
    private readonly store: EventStore,
    private readonly texts: PostTexts,
  ) {}

  async execute({ data: { postId }, origin }: SettlePostWords): Promise<void> {
    const post = await this.store.state(postStream, postId);
    if (!post || !isListed(post)) return;
    await this.keep(postId, post, origin);
    // What its author took back in this moment is not to be told after that.
    if ((await this.store.state(postStream, postId))?.withdrawn) await this.tell(postId, post, NOTHING, origin);
  }

  private async keep(postId: string, post: WrittenPost, origin: Origin): Promise<void> {
    const { authorId, categoryId, words } = post;
    const { title, tags, textKey } = words;
    const content = await this.texts.find({ postId, authorId, textKey });
    if (content === null) return;
    await this.tell(postId, post, { categoryId, title, tags: [...tags], words: foundWords(content), textKey }, origin);
  }

  private async tell(postId: string, { authorId }: WrittenPost, found: FoundBy, origin: Origin): Promise<void> {
    await this.store.decideOn(postWordsStream, postId, new KeepPostWords({ postId, authorId, ...found }, origin));
  }
}
