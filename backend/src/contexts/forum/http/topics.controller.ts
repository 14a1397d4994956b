import { Body, Controller, Get, Inject, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Ids } from '../../../kernel/ids.js';
import { Allow } from '../../../platform/http/allow.js';
import { type Caller, CurrentCaller, MemberId } from '../../../platform/http/caller.js';
import { listing, ok, windowOf } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Origins } from '../../../platform/http/origins.js';
import { notFound } from '../../../platform/http/refusals.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/http/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { AddComment } from '../comment/comment.commands.js';
import { CategoryQuery } from '../read/category.query.js';
import { CommentQuery } from '../read/comment.query.js';
import { TopicQuery } from '../read/topic.query.js';
import { CreateTopic } from '../topic/topic.commands.js';
import { AddCommentDto, CreateTopicDto, TopicListDto } from './forum.dto.js';

@Controller('api/forum')
export class TopicsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly topics: TopicQuery,
    private readonly comments: CommentQuery,
    private readonly categories: CategoryQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  @Get('topics')
  @Allow('topic.read')
  async list(@Query() { category, sort = 'active', ...window }: TopicListDto) {
    const place = windowOf(window);
    const categoryId = category ? await this.categoryId(category) : null;
    const { rows, total } = await this.topics.list(categoryId, sort, place);
    return listing(rows, total, place);
  }

  @Get('posts/:id')
  @Allow('topic.read')
  async topic(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.readable(id, caller));
  }

  @Post('topics')
  @Repeatable()
  @Allow('topic.create')
  async create(@Body() { title, content, categoryId, selectedTags }: CreateTopicDto, @MemberId() authorId: string, @CurrentCaller() caller: Caller) {
    const topicId = this.ids.next();
    await this.commands.execute(new CreateTopic({ topicId, authorId, categoryId, title, content, tags: selectedTags ?? [] }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.readable(topicId, caller)));
  }

  @Get('topics/:id/comments')
  @Allow('comment.read')
  async listComments(@Param('id', IdPipe) id: string, @Query() window: WindowDto, @CurrentCaller() caller: Caller) {
    const topic = await this.topics.readable(id, caller);
    if (!topic) throw notFound(FORUM_TEXT.topicNotFound);
    const place = windowOf(window);
    return listing(await this.comments.ofTopic(id, place, caller), topic.comment_total, place);
  }

  @Post('topics/:id/comments')
  @Repeatable()
  @Allow('comment.create')
  async comment(
    @Param('id', IdPipe) topicId: string,
    @Body() { content, quotedComment }: AddCommentDto,
    @MemberId() authorId: string,
    @CurrentCaller() caller: Caller,
  ) {
    const commentId = this.ids.next();
    const data = { commentId, topicId, authorId, content, quotedCommentId: quotedComment ?? null };
    await this.commands.execute(new AddComment(data, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.comments.byId(commentId, caller)));
  }

  private async readable(id: string, caller: Caller) {
    const topic = await this.topics.byId(id, caller);
    if (!topic) throw notFound(FORUM_TEXT.topicNotFound);
    return topic;
  }

  private async categoryId(idOrSlug: string): Promise<string> {
    const category = await this.categories.find(idOrSlug);
    if (!category) throw notFound(FORUM_TEXT.unknownCategory);
    return category.id;
  }
}
