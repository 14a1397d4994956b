import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { POST_STATUS_ROWS, POST_STATUSES, type PostStatus } from '../../../../contracts/blog.js';
import { POST_TOOL_DONE } from '../../../../contracts/blog-moderation.js';
import { POST_TEXT } from '../../../../contracts/blog-writing.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { PostDesk } from '../post/post-desk.service.js';
import { CreatePostDto, EditPostDto, ModeratePostDto, PostStatusDto } from './writing.dto.js';

const DELETED = { deleted: true } as const;
const DONE: Record<PostStatus, string> = {
  draft: POST_TEXT.unpublishedDone,
  scheduled: POST_TEXT.scheduledDone,
  published: POST_TEXT.publishedDone,
  archived: POST_TEXT.archivedDone,
};

@Controller('api/blog')
export class WritingController {
  constructor(
    private readonly desk: PostDesk,
    private readonly reply: Reply,
  ) {}

  @Get('post-states')
  @Allow('post.read')
  statuses() {
    return ok(POST_STATUSES.map((status) => POST_STATUS_ROWS[status]));
  }

  @Post('posts')
  @Repeatable()
  @Allow('post.create')
  async create(@Body() body: CreatePostDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const post = await this.desk.create(body, memberId, caller);
    return this.reply.afterViews(async () => ok(post, post.status === 'draft' ? POST_TEXT.savedDone : DONE[post.status]));
  }

  @Put('posts/:id')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('post.edit')
  async edit(@Param('id', IdPipe) id: string, @Body() body: EditPostDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const post = await this.desk.edit(id, body, memberId, caller);
    return this.reply.afterViews(async () => ok(post, POST_TEXT.savedDone));
  }

  @Put('posts/:id/status')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('post.edit')
  async setStatus(@Param('id', IdPipe) id: string, @Body() body: PostStatusDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const post = await this.desk.setStatus(id, body, memberId, caller);
    return this.reply.afterViews(async () => ok(post, DONE[post.status]));
  }

  @Delete('posts/:id')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('post.delete')
  async remove(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.remove(id, memberId, caller);
    return this.reply.afterViews(async () => ok(DELETED, POST_TEXT.deletedDone));
  }

  @Put('posts/:id/moderate')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('post.moderate')
  async moderate(@Param('id', IdPipe) id: string, @Body() body: ModeratePostDto, @CurrentCaller() caller: Caller) {
    const post = await this.desk.moderate(id, body, caller);
    return this.reply.afterViews(async () => ok(post, POST_TOOL_DONE[body.action]));
  }
}
