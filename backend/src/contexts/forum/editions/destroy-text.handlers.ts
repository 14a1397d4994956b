import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { imagesIn } from '../../../../contracts/writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import { type Vault, versionOf } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { DestroyCommentText } from '../comment/comment.commands.js';
import type { CommentEvent } from '../comment/comment.events.js';
import { commentStream } from '../comment/comment.stream.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { topicStream } from '../topic/topic.stream.js';
import { DestroyTopicText } from '../topic/topic-edition.commands.js';

/** More go by themselves when nobody has shown them for a week; a text has room for about eighty. */
const MOST_IMAGES = 200;

/** The pictures that a text has shown and does not show now, the latest first: once its words are destroyed nobody can tell. */
function formerImages(facts: readonly (TopicEvent | CommentEvent)[]): readonly string[] {
  const shown = facts.flatMap(({ data }) => ('content' in data ? [imagesIn(data.content)] : [])).reverse();
  const [now = [], ...former] = shown;
  return [...new Set(former.flat())].filter((id) => !now.includes(id)).slice(0, MOST_IMAGES);
}

/** First the fact, then the keys: a start that was cut short in between destroys them by what the fact says, as does sending it again. */
@Injectable()
export class DestroyTopicTextHandler implements ICommandHandler<DestroyTopicText> {
  constructor(
    private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute({ data: asked, origin }: DestroyTopicText): Promise<void> {
    const images = formerImages(await this.store.read(topicStream, asked.topicId));
    for (const { type, data } of await this.store.decideOn(topicStream, asked.topicId, new DestroyTopicText({ ...asked, images }, origin))) {
      if (type !== 'TopicTextDestroyed') continue;
      for (const edition of data.editions) await this.vault.forget(versionOf(data.authorId, data.topicId, edition));
    }
  }
}

@Injectable()
export class DestroyCommentTextHandler implements ICommandHandler<DestroyCommentText> {
  constructor(
    private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute({ data: asked, origin }: DestroyCommentText): Promise<void> {
    const images = formerImages(await this.store.read(commentStream, asked.commentId));
    for (const { type, data } of await this.store.decideOn(commentStream, asked.commentId, new DestroyCommentText({ ...asked, images }, origin))) {
      if (type !== 'CommentTextDestroyed') continue;
      for (const edition of data.editions) await this.vault.forget(versionOf(data.authorId, data.commentId, edition));
    }
  }
}
