import { Body, Controller, Get, Inject, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Category, type ContentState, FORUM_TEXT, type TopicRow } from '../../../../contracts/forum.js';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { AddComment } from '../comment/comment.commands.js';
import { TakenDownQuery } from '../decisions/taken-down.query.js';
import { HeldQuery } from '../holding/held.query.js';
import { OwnCommentRead } from '../reading/own-comment-read.service.js';
import { TagDirectory } from '../tag-rules/tag-directory.query.js';
import { CreateTopic } from '../topic/topic.commands.js';
import { CategoryQuery } from '../views/category.query.js';
import { CommentQuery } from '../views/comment.query.js';
import { TopicQuery } from '../views/topic.query.js';
import { CommentPagesQuery } from './comment-pages.query.js';
import { onePlace, withCursors } from './comment-place.query.js';
import { AddCommentDto, CommentListDto, CreateTopicDto, TopicListDto } from './forum.dto.js';

@Controller('api/forum')
export class TopicsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly topics: TopicQuery,
    private readonly comments: CommentQuery,
    private readonly commentPages: CommentPagesQuery,
    private readonly categories: CategoryQuery,
    private readonly tags: TagDirectory,
    private readonly held: HeldQuery,
    private readonly takenDown: TakenDownQuery,
    private readonly ownCommentRead: OwnCommentRead,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  @Get(['topics', 'posts'])
  @Allow('topic.read')
  @AlsoRefuses(404)
  async list(@Query() { category, tag, sort = 'active', ...window }: TopicListDto) {
    const place = windowOf(window);
    const wanted = category ? await this.category(category) : null;
    const today = tag ? await this.tags.one(tag) : null;
    if (today?.banned) return listing<TopicRow>([], 0, place);
    const { rows, total } = await this.topics.list(wanted, sort, place, today?.slug);
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
    return this.reply.afterViews(async () => {
      const topic = await this.readable(topicId, caller);
      return ok(topic, heldNotice(topic));
    });
  }

  @Get('topics/:id/comments')
  @Allow('comment.read')
  async listComments(@Param('id', IdPipe) id: string, @Query() { after, before, around, edge, ...window }: CommentListDto, @CurrentCaller() caller: Caller) {
    const topic = (await this.topics.readable(id, caller)) ?? (await this.takenDown.deletedTopic(id, caller));
    if (!topic) throw notFound(FORUM_TEXT.topicNotFound);
    const place = windowOf(window);
    const wanted = onePlace({ after, before, around, edge });
    if (wanted) return this.commentPages.page(topic, wanted, place.limit, caller);
    return withCursors(listing(await this.comments.ofTopic(id, place, caller), topic.comment_total, place));
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
    return this.reply.afterViews(async () => {
      await this.ownCommentRead.note(commentId, authorId);
      const comment = (await this.comments.byId(commentId, caller)) ?? (await this.held.comment(commentId, caller));
      return ok(comment, heldNotice(comment));
    });
  }

  private async readable(id: string, caller: Caller) {
    const topic = (await this.topics.byId(id, caller)) ?? (await this.held.topic(id, caller));
    if (!topic) throw notFound(FORUM_TEXT.topicNotFound);
    return topic;
  }

  private async category(idOrSlug: string): Promise<Category> {
    const category = await this.categories.find(idOrSlug);
    if (!category) throw notFound(FORUM_TEXT.unknownCategory);
    return category;
  }
}

/** What an author is told whose text waits. */
const heldNotice = (written: { state: ContentState | 'removed' } | null) => (written?.state === 'held' ? HOLDING_TEXT.held : undefined);
