import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOG_COMMENT_LIMITS, type CountOf } from '../../../../contracts/blog-comments.js';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { AddComment } from '../comment/comment.commands.js';
import type { UnderPost } from '../comment/under.events.js';
import { PostIdsDto } from '../discussion/editing.dto.js';
import { HeldQuery } from '../holding/held.query.js';
import { AddBlogCommentDto, BlogCommentListDto, ReplyDto, ReplyListDto } from './blog-comments.dto.js';
import { blogComment, PostCommentQuery } from './post-comments.query.js';

const { page: PAGE, replies: REPLIES } = BLOG_COMMENT_LIMITS;

/** Comments of posts for those who read and write them. */
@Controller('api/blog')
export class BlogCommentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly comments: PostCommentQuery,
    private readonly held: HeldQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  @Get('posts/:id/comments')
  @Allow('comment.read')
  list(@Param('id', IdPipe) id: string, @Query() { sort = 'newest', around, limit = PAGE, ...rest }: BlogCommentListDto, @CurrentCaller() caller: Caller) {
    const window = windowOf({ limit, ...rest });
    return around ? this.comments.pageAround(id, around, sort, window.limit, caller) : this.comments.page(id, sort, window, caller);
  }

  @Post('posts/:id/comments')
  @Repeatable()
  @Allow('comment.create')
  add(@Param('id', IdPipe) postId: string, @Body() body: AddBlogCommentDto, @MemberId() authorId: string, @CurrentCaller() caller: Caller) {
    return this.write({ postId, parentId: null }, body, authorId, caller);
  }

  /** Those that wait for a moderator, as far as the caller may see them. */
  @Get('posts/:id/held-comments')
  @Allow('comment.read-held')
  async waiting(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.comments.readablePost(id, caller);
    return ok((await this.held.underPosts(id, caller)).map((comment) => blogComment(comment)));
  }

  @Post('posts/comments-count')
  @HttpCode(200)
  @Repeatable()
  @Allow('comment.read')
  async counts(@Body() { postIds }: PostIdsDto, @CurrentCaller() caller: Caller) {
    return ok(await this.comments.counts(postIds, caller));
  }

  @Get('comments/:id')
  @Allow('comment.read')
  async one(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.comments.present(id, caller));
  }

  @Get('comments/:id/replies')
  @Allow('comment.read')
  replies(@Param('id', IdPipe) id: string, @Query() { around, limit = REPLIES, ...rest }: ReplyListDto, @CurrentCaller() caller: Caller) {
    return this.comments.replies(id, windowOf({ limit, ...rest }), around ?? null, caller);
  }

  @Post('comments/:id/replies')
  @Repeatable()
  @Allow('comment.create')
  answer(@Param('id', IdPipe) parentId: string, @Body() body: ReplyDto, @MemberId() authorId: string, @CurrentCaller() caller: Caller) {
    return this.write({ postId: body.postId, parentId }, body, authorId, caller);
  }

  @Get('comments/:id/replies-count')
  @Allow('comment.read')
  async replyCount(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    const answer: CountOf = { count: await this.comments.replyCount(id, caller) };
    return ok(answer);
  }

  private async write(under: UnderPost, { content, quotedComment }: AddBlogCommentDto, authorId: string, caller: Caller) {
    const commentId = this.ids.next();
    const data = { commentId, ...under, authorId, content, quotedCommentId: quotedComment ?? null };
    await this.commands.execute(new AddComment(data, this.origins.of(caller)));
    return this.reply.afterViews(async () => {
      const held = await this.held.underPost(commentId, caller);
      return held ? ok(blogComment(held), HOLDING_TEXT.held) : ok(await this.comments.present(commentId, caller));
    });
  }
}
