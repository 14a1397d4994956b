import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { BlogComment, BlogCommentModerated, BlogCommentPage } from '../../../../contracts/blog-comments.js';
import type { Success } from '../../../../contracts/envelope.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { ModerateCommentDto } from '../decisions/decisions.dto.js';
import { EditCommentDto, PostIdsDto } from '../discussion/editing.dto.js';
import { AnsweredCommentQuery } from './answered-comments.query.js';
import { AnsweredComments } from './answered-comments.service.js';
import { AddBlogCommentDto, BlogCommentListDto, ReplyDto, ReplyListDto } from './answering.dto.js';

const DELETED = { deleted: true } as const;

/** Comments of posts. */
@Controller('api/blog')
export class BlogCommentsController {
  constructor(
    private readonly comments: AnsweredComments,
    private readonly query: AnsweredCommentQuery,
  ) {}

  @Get('posts/:id/comments')
  @Allow('comment.read')
  list(@Param('id', IdPipe) id: string, @Query() query: BlogCommentListDto, @CurrentCaller() caller: Caller): Promise<BlogCommentPage> {
    return this.comments.list({ kind: 'post', id }, query, caller);
  }

  @Post('posts/:id/comments')
  @Repeatable()
  @Allow('comment.create')
  async add(@Param('id', IdPipe) id: string, @Body() body: AddBlogCommentDto, @CurrentCaller() caller: Caller): Promise<Success<BlogComment>> {
    const { data, message } = await this.comments.add({ kind: 'post', id }, null, body, caller);
    return ok(data, message);
  }

  @Get('posts/:id/held-comments')
  @Allow('comment.read-held')
  async waiting(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller): Promise<Success<BlogComment[]>> {
    return ok(await this.comments.waiting({ kind: 'post', id }, caller));
  }

  @Post('posts/comments-count')
  @HttpCode(200)
  @Repeatable()
  @Allow('comment.read')
  async counts(@Body() { postIds }: PostIdsDto, @CurrentCaller() caller: Caller) {
    return ok(await this.query.counts('post', postIds, caller));
  }

  @Get('comments/:id')
  @Allow('comment.read')
  async one(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller): Promise<Success<BlogComment>> {
    return ok(await this.query.present('post', id, caller));
  }

  @Get('comments/:id/replies')
  @Allow('comment.read')
  replies(@Param('id', IdPipe) id: string, @Query() query: ReplyListDto, @CurrentCaller() caller: Caller): Promise<BlogCommentPage> {
    return this.comments.replies('post', id, query, caller);
  }

  @Post('comments/:id/replies')
  @Repeatable()
  @Allow('comment.create')
  async answer(@Param('id', IdPipe) parentId: string, @Body() { postId, ...body }: ReplyDto, @CurrentCaller() caller: Caller): Promise<Success<BlogComment>> {
    const { data, message } = await this.comments.add({ kind: 'post', id: postId }, parentId, body, caller);
    return ok(data, message);
  }

  @Get('comments/:id/replies-count')
  @Allow('comment.read')
  async replyCount(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.comments.replyCount('post', id, caller));
  }

  @Put('comments/:id')
  @Repeatable()
  @Allow('comment.edit')
  async edit(@Param('id', IdPipe) id: string, @Body() body: EditCommentDto, @CurrentCaller() caller: Caller): Promise<Success<BlogComment | null>> {
    return ok(await this.comments.edit('post', id, body, caller));
  }

  @Delete('comments/:id')
  @Repeatable()
  @Allow('comment.delete')
  async remove(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.comments.remove('post', id, caller);
    return ok(DELETED, FORUM_TEXT.commentDeletedDone);
  }

  @Put('comments/:id/moderate')
  @Repeatable()
  @Allow('comment.moderate')
  async moderate(@Param('id', IdPipe) id: string, @Body() body: ModerateCommentDto, @CurrentCaller() caller: Caller): Promise<Success<BlogCommentModerated>> {
    const { data, message } = await this.comments.moderate('post', id, { ...body, path: `/api/blog/comments/${id}/moderate` }, caller);
    return ok(data, message);
  }
}
