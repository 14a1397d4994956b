import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Origin } from '../../../kernel/command.js';
import { WithdrawComment } from '../comment/comment.commands.js';
import { WithdrawTopic } from '../topic/topic.commands.js';
import { AuthorContent } from './author-content.js';
import { WithdrawContent } from './content.commands.js';

const AT_ONCE = 200;

/** Withdraws text by text; what is withdrawn already stays so, and a run that was cut short is repeated as a whole. */
@CommandHandler(WithdrawContent)
export class WithdrawContentHandler implements ICommandHandler<WithdrawContent> {
  constructor(
    private readonly commands: CommandBus,
    private readonly content: AuthorContent,
  ) {}

  async execute({ data: { authorId }, origin }: WithdrawContent): Promise<void> {
    for await (const topicId of pages((offset) => this.content.topicsOf(authorId, AT_ONCE, offset))) {
      await this.commands.execute(new WithdrawTopic({ topicId }, step(origin, topicId)));
    }
    for await (const commentId of pages((offset) => this.content.commentsOf(authorId, AT_ONCE, offset))) {
      await this.commands.execute(new WithdrawComment({ commentId }, step(origin, commentId)));
    }
  }
}

async function* pages(page: (offset: number) => Promise<readonly string[]>): AsyncGenerator<string> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const ids = await page(offset);
    yield* ids;
    if (ids.length < AT_ONCE) return;
  }
}

const step = (origin: Origin, id: string): Origin => ({ ...origin, id: `${origin.id}/${id}`, causationId: origin.id });
