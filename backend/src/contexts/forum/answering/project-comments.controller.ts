import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { Success } from '../../../../contracts/envelope.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { ProjectComment, ProjectCommentModerated, ProjectCommentPage } from '../../../../contracts/project-comments.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { ModerateCommentDto } from '../decisions/decisions.dto.js';
import { EditCommentDto } from '../discussion/editing.dto.js';
import { AnsweredCommentQuery } from './answered-comments.query.js';
import { AnsweredComments } from './answered-comments.service.js';
import { AddProjectCommentDto, BlogCommentListDto, ProjectIdsDto, ReplyListDto } from './answering.dto.js';

const DELETED = { deleted: true } as const;

/** Comments of projects. */
@Controller('api/projects')
export class ProjectCommentsController {
  constructor(
    private readonly comments: AnsweredComments,
    private readonly query: AnsweredCommentQuery,
  ) {}

  @Get(':id/comments')
  @Allow('comment.read')
  list(@Param('id', IdPipe) id: string, @Query() query: BlogCommentListDto, @CurrentCaller() caller: Caller): Promise<ProjectCommentPage> {
    return this.comments.list({ kind: 'project', id }, query, caller);
  }

  @Post(':id/comments')
  @Repeatable()
  @Allow('comment.create')
  async add(@Param('id', IdPipe) id: string, @Body() body: AddProjectCommentDto, @CurrentCaller() caller: Caller): Promise<Success<ProjectComment>> {
    const { data, message } = await this.comments.add({ kind: 'project', id }, body.parent_comment_id ?? null, body, caller);
    return ok(data, message);
  }

  @Get(':id/held-comments')
  @Allow('comment.read-held')
  async waiting(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller): Promise<Success<ProjectComment[]>> {
    return ok(await this.comments.waiting({ kind: 'project', id }, caller));
  }

  @Post('comments-count')
  @HttpCode(200)
  @Repeatable()
  @Allow('comment.read')
  async counts(@Body() { projectIds }: ProjectIdsDto, @CurrentCaller() caller: Caller) {
    return ok(await this.query.counts('project', projectIds, caller));
  }

  @Get('comments/:id')
  @Allow('comment.read')
  async one(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller): Promise<Success<ProjectComment>> {
    return ok(await this.query.present('project', id, caller));
  }

  @Get('comments/:id/replies')
  @Allow('comment.read')
  replies(@Param('id', IdPipe) id: string, @Query() query: ReplyListDto, @CurrentCaller() caller: Caller): Promise<ProjectCommentPage> {
    return this.comments.replies('project', id, query, caller);
  }

  @Get('comments/:id/replies-count')
  @Allow('comment.read')
  async replyCount(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.comments.replyCount('project', id, caller));
  }

  @Put('comments/:id')
  @Repeatable()
  @Allow('comment.edit')
  async edit(@Param('id', IdPipe) id: string, @Body() body: EditCommentDto, @CurrentCaller() caller: Caller): Promise<Success<ProjectComment | null>> {
    return ok(await this.comments.edit('project', id, body, caller));
  }

  @Delete('comments/:id')
  @Repeatable()
  @Allow('comment.delete')
  async remove(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.comments.remove('project', id, caller);
    return ok(DELETED, FORUM_TEXT.commentDeletedDone);
  }

  @Put('comments/:id/moderate')
  @Repeatable()
  @Allow('comment.moderate')
  async moderate(
    @Param('id', IdPipe) id: string,
    @Body() body: ModerateCommentDto,
    @CurrentCaller() caller: Caller,
  ): Promise<Success<ProjectCommentModerated>> {
    const { data, message } = await this.comments.moderate('project', id, { ...body, path: `/api/projects/comments/${id}/moderate` }, caller);
    return ok(data, message);
  }
}
