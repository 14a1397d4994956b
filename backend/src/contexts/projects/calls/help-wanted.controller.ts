import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { POSTING_TEXT } from '../../../../contracts/help-wanted.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { type ApplicationStep, HelpDesk } from './help-desk.service.js';
import { ApplyDto, CreatePostingDto, EditPostingDto } from './help-wanted.dto.js';

const DELETED = { deleted: true } as const;
const DONE: Record<ApplicationStep, string | undefined> = {
  seen: undefined,
  accept: POSTING_TEXT.accepted,
  reject: POSTING_TEXT.rejected,
  withdraw: POSTING_TEXT.withdrawn,
};

/** Postings for help, and applications to them. */
@Controller('api/projects')
export class HelpWantedController {
  constructor(
    private readonly desk: HelpDesk,
    private readonly reply: Reply,
  ) {}

  @Post('help-wanted')
  @AlsoRefuses(404, 410)
  @Repeatable()
  @Allow('project.write')
  async open(@Body() body: CreatePostingDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const posting = await this.desk.open(body, memberId, caller);
    return this.reply.afterViews(async () => ok(posting, POSTING_TEXT.created));
  }

  @Put('help-wanted/:id')
  @Repeatable()
  @Allow('project.write')
  async revise(@Param('id', IdPipe) id: string, @Body() body: EditPostingDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const posting = await this.desk.revise(id, body, memberId, caller);
    const said = body.is_open === undefined ? POSTING_TEXT.saved : body.is_open ? POSTING_TEXT.reopenedDone : POSTING_TEXT.closedDone;
    return this.reply.afterViews(async () => ok(posting, said));
  }

  @Delete('help-wanted/:id')
  @Repeatable()
  @Allow('project.take-part')
  async remove(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.remove(id, memberId, caller);
    return this.reply.afterViews(async () => ok(DELETED, POSTING_TEXT.removed));
  }

  @Post('help-wanted/:id/applications')
  @Repeatable()
  @Allow('project.write')
  async apply(@Param('id', IdPipe) id: string, @Body() { message }: ApplyDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const application = await this.desk.apply(id, message, memberId, caller);
    return this.reply.afterViews(async () => ok(application, POSTING_TEXT.applied));
  }

  @Post('applications/:id/seen')
  @Repeatable()
  @HttpCode(200)
  @Allow('project.take-part')
  seen(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.step('seen', id, memberId, caller);
  }

  @Post('applications/:id/accept')
  @Repeatable()
  @HttpCode(200)
  @Allow('project.take-part')
  accept(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.step('accept', id, memberId, caller);
  }

  @Post('applications/:id/reject')
  @Repeatable()
  @HttpCode(200)
  @Allow('project.take-part')
  reject(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.step('reject', id, memberId, caller);
  }

  @Post('applications/:id/withdraw')
  @Repeatable()
  @HttpCode(200)
  @Allow('project.take-part')
  withdraw(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.step('withdraw', id, memberId, caller);
  }

  private async step(what: ApplicationStep, id: string, memberId: string, caller: Caller) {
    const application = await this.desk.step(what, id, memberId, caller);
    return this.reply.afterViews(async () => ok(application, DONE[what]));
  }
}
