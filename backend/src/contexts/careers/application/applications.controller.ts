import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { APPLICATION_LIMITS, APPLICATION_TEXT } from '../../../../contracts/job-applications.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses, Sends } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable, RepeatableLook } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { forbidden, notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { fileHeaders } from '../../../platform/uploads/file-headers.js';
import { ApplicantDesk } from './applicant-desk.service.js';
import { ApplicationCvs } from './application-cvs.service.js';
import { ApplicantAnswerDto, ApplyDto, CvLinkDto, OwnApplicationsDto } from './applications.dto.js';
import { Applying } from './applying.service.js';
import { JobDoor } from './job-door.service.js';
import { OwnApplications } from './own-applications.query.js';

const PDF = 'application/pdf';

/** For those who apply. */
@Controller('api/career')
export class ApplicationsController {
  constructor(
    private readonly applying: Applying,
    private readonly door: JobDoor,
    private readonly desk: ApplicantDesk,
    private readonly own: OwnApplications,
    private readonly cvs: ApplicationCvs,
    private readonly reply: Reply,
  ) {}

  @Post('jobs/:id/apply')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('listing.apply')
  async apply(@Param('id', IdPipe) jobId: string, @Body() body: ApplyDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const id = await this.applying.apply(jobId, body, caller);
    return this.reply.afterViews(async () => ok(await this.own.one(id, memberId), APPLICATION_TEXT.done));
  }

  @Get('jobs/:id/applied')
  @Allow('application.read-own')
  async applied(@Param('id', IdPipe) jobId: string, @MemberId() memberId: string) {
    return ok({ applied: await this.door.hasApplied(jobId, memberId) });
  }

  @Get('applications/mine')
  @AlsoRefuses(403)
  @Allow('application.read-own')
  async mine(@Query() { userId, limit = APPLICATION_LIMITS.list.usual, ...rest }: OwnApplicationsDto, @MemberId() memberId: string) {
    if (userId !== undefined && userId !== memberId) throw forbidden(APPLICATION_TEXT.onlyOwn);
    const place = windowOf({ limit, ...rest });
    const { rows, total } = await this.own.list(memberId, place);
    return listing(rows, total, place);
  }

  @Get('applications/mine/:id')
  @Allow('application.read-own')
  async detail(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const detail = await this.own.detail(id, memberId);
    await this.desk.read(id, caller);
    return ok(detail);
  }

  @Post('applications/:id/withdraw')
  @Repeatable()
  @HttpCode(200)
  @Allow('application.decide')
  async withdraw(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.withdraw(id, caller);
    return this.reply.afterViews(async () => ok(await this.own.one(id, memberId), APPLICATION_TEXT.withdrawn));
  }

  @Post('applications/:id/messages')
  @RepeatableLook()
  @Allow('application.write')
  async answer(@Param('id', IdPipe) id: string, @Body() { text }: ApplicantAnswerDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.answer(id, text, caller);
    return this.reply.afterViews(async () => ok(await this.own.detail(id, memberId)));
  }

  @Get('applications/:id/cv')
  @Allow('application.read-own')
  @Sends(PDF)
  async cv(@Param('id', IdPipe) id: string, @Query() link: CvLinkDto, @MemberId() memberId: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const cv = await this.cvs.open(id, link, memberId);
    if (!cv) throw notFound(APPLICATION_TEXT.notFound);
    reply.headers({ ...fileHeaders({ name: cv.name, type: PDF, isShown: cv.use === 'read' }), 'Cache-Control': 'private, no-store' });
    return cv.bytes;
  }
}
