import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { aboveOf, threadOf } from '../../../../contracts/above.js';
import { ABOVE_TEXT } from '../../../../contracts/above-comments.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { TopicWatch, WatchLevel } from '../../../../contracts/notifications.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { Subjects } from '../notice/subjects.port.js';
import { type Watched, WatchThread } from './watch.commands.js';
import { WatchQuery } from './watch.query.js';

/** What members hear of topics, posts and projects, which are watched alike. */
@Injectable()
export class Watches {
  constructor(
    private readonly watches: WatchQuery,
    private readonly subjects: Subjects,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  async of(thread: Watched, memberId: string, caller: Caller): Promise<TopicWatch> {
    await this.refuseUnreadable(thread, caller);
    return this.chosen(thread, memberId);
  }

  async choose(thread: Watched, level: WatchLevel, memberId: string, caller: Caller): Promise<TopicWatch> {
    await this.refuseUnreadable(thread, caller);
    await this.commands.execute(new WatchThread({ ...thread, memberId, level }, this.origins.of(caller)));
    return this.reply.afterViews(() => this.chosen(thread, memberId));
  }

  private async chosen(thread: Watched, memberId: string): Promise<TopicWatch> {
    return { level: await this.watches.levelOf(threadOf(thread) ?? '', memberId) };
  }

  private async refuseUnreadable(thread: Watched, caller: Caller): Promise<void> {
    const [found] = await this.subjects.readable([{ topicId: '', commentId: null, ...thread }], caller);
    const above = aboveOf(thread);
    if (!found) throw notFound(above ? ABOVE_TEXT[above.kind].notFound : FORUM_TEXT.topicNotFound);
  }
}
