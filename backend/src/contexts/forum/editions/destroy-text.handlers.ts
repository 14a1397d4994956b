import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { type Vault, versionOf } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { DestroyCommentText } from '../comment/comment.commands.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicStream } from '../topic/topic.stream.js';
import { DestroyTopicText } from '../topic/topic-edition.commands.js';

/** First the fact, then the keys: a start that was cut short in between destroys them by what the fact says, as does sending it again. */
@Injectable()
export class DestroyTopicTextHandler implements ICommandHandler<DestroyTopicText> {
  constructor(
    private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute(command: DestroyTopicText): Promise<void> {
    for (const { type, data } of await this.store.decideOn(topicStream, command.data.topicId, command)) {
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

  async execute(command: DestroyCommentText): Promise<void> {
    for (const { type, data } of await this.store.decideOn(commentStream, command.data.commentId, command)) {
      if (type !== 'CommentTextDestroyed') continue;
      for (const edition of data.editions) await this.vault.forget(versionOf(data.authorId, data.commentId, edition));
    }
  }
}
