import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable, RepeatableLook } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { Reply } from '../../../platform/request/reply.js';
import { BulkAnswers } from './bulk-answers.service.js';
import { AnswerDto, ApplicationStateDto, BulkAnswerDto, CvDownloadDto, RatingDto, ReceivedListDto, TeamNoteDto } from './received.dto.js';
import { ReceivedApplications } from './received-applications.query.js';
import { ReceivedDesk } from './received-desk.service.js';

/** For those who offer work: each call answers how the application stands then. */
@Controller('api/career/applications/received')
export class ReceivedController {
  constructor(
    private readonly desk: ReceivedDesk,
    private readonly received: ReceivedApplications,
    private readonly bulk: BulkAnswers,
    private readonly reply: Reply,
  ) {}

  @Get()
  @AlsoRefuses(404)
  @Allow('application.read-own')
  async list(@Query() { jobId = undefined, state, limit = APPLICATION_LIMITS.list.usual, ...rest }: ReceivedListDto, @CurrentCaller() caller: Caller) {
    const place = windowOf({ limit, ...rest });
    const { rows, total } = await this.received.list({ jobId: jobId ?? null, state: state ?? null }, caller, place);
    return listing(rows, total, place);
  }

  @Get('jobs')
  @Allow('application.read-own')
  async jobs(@CurrentCaller() caller: Caller) {
    return ok(await this.received.jobsNamedFor(caller));
  }

  @Get(':id')
  @Allow('application.read-own')
  async detail(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.desk.read(id, caller);
    return this.answered(id, caller);
  }

  @Post(':id/state')
  @RepeatableLook()
  @HttpCode(200)
  @Allow('application.decide')
  async state(@Param('id', IdPipe) id: string, @Body() body: ApplicationStateDto, @CurrentCaller() caller: Caller) {
    await this.desk.setState(id, body, caller);
    return this.answered(id, caller);
  }

  @Put(':id/rating')
  @RepeatableLook()
  @Allow('application.decide')
  async rate(@Param('id', IdPipe) id: string, @Body() { rating }: RatingDto, @CurrentCaller() caller: Caller) {
    await this.desk.rate(id, rating, caller);
    return this.answered(id, caller);
  }

  @Post(':id/notes')
  @RepeatableLook()
  @Allow('application.write')
  async note(@Param('id', IdPipe) id: string, @Body() { text }: TeamNoteDto, @CurrentCaller() caller: Caller) {
    await this.desk.note(id, text, caller);
    return this.answered(id, caller);
  }

  @Delete(':id/notes/:noteId')
  @RepeatableLook()
  @Allow('application.decide')
  async removeNote(@Param('id', IdPipe) id: string, @Param('noteId', IdPipe) noteId: string, @CurrentCaller() caller: Caller) {
    await this.desk.removeNote(id, noteId, caller);
    return this.answered(id, caller);
  }

  @Post(':id/messages')
  @RepeatableLook()
  @Allow('application.write')
  async answer(@Param('id', IdPipe) id: string, @Body() body: AnswerDto, @CurrentCaller() caller: Caller) {
    await this.desk.answerOne(id, body, caller);
    return this.answered(id, caller);
  }

  @Post('answers')
  @Repeatable()
  @HttpCode(200)
  @AtMost('job-answers')
  @Allow('application.write')
  async answers(@Body() { application_ids, text, state = undefined, versions, sending_id, after }: BulkAnswerDto, @CurrentCaller() caller: Caller) {
    const sending = { applicationIds: application_ids, versions: versions ?? null, text, state: state ?? null, sendingId: sending_id, after };
    const told = await this.bulk.send(sending, caller);
    return this.reply.afterViews(async () => ok(told));
  }

  @Post(':id/cv/download')
  @RepeatableLook()
  @Allow('application.decide')
  async download(@Param('id', IdPipe) id: string, @Body() { reason }: CvDownloadDto, @CurrentCaller() caller: Caller) {
    return ok({ url: await this.desk.download(id, reason, caller) });
  }

  private answered(id: string, caller: Caller) {
    return this.reply.afterViews(async () => ok(await this.received.detail(id, caller)));
  }
}
