import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { JobDesk } from './job-desk.service.js';
import { CloseJobDto, RenewJobDto, WriteJobDto } from './jobs.dto.js';

const DELETED = { deleted: true } as const;

@Controller('api/career/jobs')
export class JobsController {
  constructor(
    private readonly desk: JobDesk,
    private readonly reply: Reply,
  ) {}

  @Post()
  @Repeatable()
  @Allow('listing.create')
  async post(@Body() body: WriteJobDto, @CurrentCaller() caller: Caller) {
    const job = await this.desk.post(body, caller);
    return this.reply.afterViews(async () => ok(job, job.held ? JOB_WRITING_TEXT.held : JOB_WRITING_TEXT.published));
  }

  @Put(':id')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('listing.write')
  async revise(@Param('id', IdPipe) id: string, @Body() body: WriteJobDto, @CurrentCaller() caller: Caller) {
    const job = await this.desk.revise(id, body, caller);
    return this.reply.afterViews(async () => ok(job, job.held ? JOB_WRITING_TEXT.held : JOB_WRITING_TEXT.saved));
  }

  @Post(':id/close')
  @AlsoRefuses(410)
  @HttpCode(200)
  @Repeatable()
  @Allow('listing.end')
  async close(@Param('id', IdPipe) id: string, @Body() { state }: CloseJobDto, @CurrentCaller() caller: Caller) {
    const job = await this.desk.close(id, state, caller);
    return this.reply.afterViews(async () => ok(job, JOB_WRITING_TEXT[state]));
  }

  @Post(':id/reopen')
  @AlsoRefuses(410)
  @HttpCode(200)
  @Repeatable()
  @Allow('listing.write')
  async reopen(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    const job = await this.desk.open(id, null, caller);
    return this.reply.afterViews(async () => ok(job, JOB_WRITING_TEXT.reopened));
  }

  @Post(':id/renew')
  @AlsoRefuses(410)
  @HttpCode(200)
  @Repeatable()
  @Allow('listing.write')
  async renew(@Param('id', IdPipe) id: string, @Body() { apply_until }: RenewJobDto, @CurrentCaller() caller: Caller) {
    const job = await this.desk.open(id, { applyUntil: apply_until || null }, caller);
    return this.reply.afterViews(async () => ok(job, JOB_WRITING_TEXT.renewed));
  }

  @Delete(':id')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('listing.end')
  async remove(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.desk.remove(id, caller);
    return this.reply.afterViews(async () => ok(DELETED, JOB_WRITING_TEXT.deleted));
  }
}
