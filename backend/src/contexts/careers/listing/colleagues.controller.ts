import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { Colleagues } from './colleagues.service.js';
import { ColleagueDto } from './jobs.dto.js';

@Controller('api/career/jobs/:id/colleagues')
export class ColleaguesController {
  constructor(
    private readonly colleagues: Colleagues,
    private readonly reply: Reply,
  ) {}

  @Get()
  @AlsoRefuses(410)
  @Allow('listing.end')
  async list(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.colleagues.of(id, caller));
  }

  @Post()
  @AlsoRefuses(410)
  @HttpCode(200)
  @Repeatable()
  @Allow('listing.write')
  async name(@Param('id', IdPipe) id: string, @Body() { username }: ColleagueDto, @CurrentCaller() caller: Caller) {
    const named = await this.colleagues.name(id, username, caller);
    return this.reply.afterViews(async () => ok(named, JOB_WRITING_TEXT.colleagueNamed));
  }

  @Delete(':memberId')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('listing.end')
  async remove(@Param('id', IdPipe) id: string, @Param('memberId', IdPipe) memberId: string, @CurrentCaller() caller: Caller) {
    const left = await this.colleagues.remove(id, memberId, caller);
    return this.reply.afterViews(async () => ok(left, JOB_WRITING_TEXT.colleagueRemoved));
  }
}
