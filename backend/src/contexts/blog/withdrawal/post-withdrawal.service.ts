import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Origin, step } from '../../../kernel/command.js';
import { everyOf } from '../../../kernel/pages.js';
import { WithdrawPost } from '../post/post.commands.js';
import { WithdrawSeries } from '../series/series.commands.js';
import { AuthorPosts } from './author-posts.port.js';

const AT_ONCE = 200;

/** Takes back what a leaving member has written, post by post; what is withdrawn already stays so. */
@Injectable()
export class PostWithdrawal {
  constructor(
    private readonly commands: CommandBus,
    private readonly posts: AuthorPosts,
  ) {}

  /** All of them, also what staff have deleted: its text goes too. */
  async withdrawAll(authorId: string, origin: Origin): Promise<void> {
    await this.withdraw(await this.idsOf(authorId, [false, true]), false, origin);
    await this.withdrawSeries(authorId, false, origin);
  }

  /** Those that were left unpublished, and that nobody would ever see. */
  async withdrawUnread(authorId: string, origin: Origin): Promise<void> {
    await this.withdraw(await this.idsOf(authorId, [false]), true, origin);
    await this.withdrawSeries(authorId, true, origin);
  }

  private async withdrawSeries(authorId: string, onlyUnread: boolean, origin: Origin): Promise<void> {
    await this.commands.execute(new WithdrawSeries({ authorId, onlyUnread }, step(origin, 'series')));
  }

  private async withdraw(ids: readonly string[], onlyUnread: boolean, origin: Origin): Promise<void> {
    for (const postId of ids) await this.commands.execute(new WithdrawPost({ postId, onlyUnread }, step(origin, `post/${postId}`)));
  }

  /** What is withdrawn leaves the list, so all of it is read first. */
  private async idsOf(authorId: string, which: readonly boolean[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const gone of which) {
      for await (const id of everyOf(AT_ONCE, (limit, offset) => this.posts.of(authorId, gone, limit, offset))) found.push(id);
    }
    return found;
  }
}
