import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { everyOf } from '../../../kernel/pages.js';
import { textsOf, type Vault, versionsOf } from '../../../kernel/vault.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { VAULT } from '../../../platform/tokens.js';
import { WithdrawComment } from '../comment/comment.commands.js';
import { WithdrawHeldText } from '../holding/held.commands.js';
import { WithdrawTopic } from '../topic/topic.commands.js';
import { AuthorContent } from './author-content.port.js';
import { PostsOfLeaving } from './posts-of-leaving.port.js';
import { UpdatesOfLeaving } from './updates-of-leaving.port.js';
import { WithdrawContent } from './withdrawal.commands.js';

const AT_ONCE = 200;

/**
 * Withdraws text by text, then destroys the keys that their words were sealed with. What is withdrawn already stays so, and a run that was cut
 * short is repeated as a whole.
 */
@Injectable()
export class WithdrawContentHandler implements ICommandHandler<WithdrawContent> {
  constructor(
    private readonly commands: CommandBus,
    private readonly content: AuthorContent,
    private readonly posts: PostsOfLeaving,
    private readonly updates: UpdatesOfLeaving,
    private readonly views: ViewPositions,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute({ data: { authorId, position = 0 }, origin }: WithdrawContent): Promise<void> {
    await this.views.reached(position);
    for await (const topicId of everyOf(AT_ONCE, (limit, offset) => this.content.topicsOf(authorId, limit, offset))) {
      await this.commands.execute(new WithdrawTopic({ topicId }, step(origin, topicId)));
    }
    for await (const commentId of everyOf(AT_ONCE, (limit, offset) => this.content.commentsOf(authorId, limit, offset))) {
      await this.commands.execute(new WithdrawComment({ commentId }, step(origin, commentId)));
    }
    // What is taken back leaves the list, so all of it is read first.
    for (const textId of await all(everyOf(AT_ONCE, (limit, offset) => this.content.heldOf(authorId, limit, offset)))) {
      await this.commands.execute(new WithdrawHeldText({ textId }, step(origin, `held/${textId}`)));
    }
    await this.posts.withdrawAll(authorId, origin);
    await this.updates.withdrawAll(authorId, origin);
    for (const subject of [textsOf(authorId), versionsOf(authorId)]) await this.vault.forget(subject);
  }
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
