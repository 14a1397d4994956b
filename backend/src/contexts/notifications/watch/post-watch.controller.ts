import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOG_TEXT } from '../../../../contracts/blog.js';
import type { TopicWatch } from '../../../../contracts/notifications.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { Subjects } from '../notice/subjects.port.js';
import { WatchTopicDto } from './topic-watch.dto.js';
import { WatchThread } from './watch.commands.js';
import { WatchQuery } from './watch.query.js';

@Controller('api/blog/posts/:id/watch')
export class PostWatchController {
  constructor(
    private readonly watches: WatchQuery,
    private readonly subjects: Subjects,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get()
  @Allow('topic.watch')
  async read(@Param('id', IdPipe) postId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.refuseUnreadable(postId, caller);
    return ok(await this.of(postId, memberId));
  }

  @Put()
  @Repeatable()
  @AtMost('watch')
  @Allow('topic.watch')
  async choose(@Param('id', IdPipe) postId: string, @Body() { level }: WatchTopicDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.refuseUnreadable(postId, caller);
    await this.commands.execute(new WatchThread({ postId, memberId, level }, this.origins.of(caller)));
    return ok(await this.reply.afterViews(() => this.of(postId, memberId)));
  }

  private async of(postId: string, memberId: string): Promise<TopicWatch> {
    return { level: await this.watches.levelOf(postId, memberId) };
  }

  private async refuseUnreadable(postId: string, caller: Caller): Promise<void> {
    const [post] = await this.subjects.readable([{ topicId: '', postId, commentId: null }], caller);
    if (!post) throw notFound(BLOG_TEXT.postNotFound);
  }
}
