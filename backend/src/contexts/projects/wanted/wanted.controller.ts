import { Controller, Get, Param, Query } from '@nestjs/common';
import { PAGE } from '../../../../contracts/envelope.js';
import { POSTING_LIMITS } from '../../../../contracts/help-wanted.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { idsIn } from '../../../platform/http/listed-ids.js';
import { pageOf } from '../../../platform/paging/page-of.js';
import { windowOf } from '../../../platform/paging/window.js';
import { ApplicationQuery } from './application.query.js';
import { OwnPostingsQuery } from './own-postings.query.js';
import { PostingQuery } from './posting.query.js';
import { OwnPostingsDto, PostingListDto } from './wanted.dto.js';

const ALL = { limit: POSTING_LIMITS.ever, offset: 0 } as const;

/** For what projects look for help. */
@Controller('api/projects')
export class WantedController {
  constructor(
    private readonly postings: PostingQuery,
    private readonly own: OwnPostingsQuery,
    private readonly applied: ApplicationQuery,
  ) {}

  @Get('help-wanted')
  @Allow('project.read')
  async list(@Query() { status, limit = POSTING_LIMITS.list.default, ...rest }: PostingListDto, @CurrentCaller() caller: Caller) {
    const place = windowOf({ limit, ...rest });
    const { rows, total } = await this.postings.listed(status ?? null, caller, place);
    return listing(rows, total, place);
  }

  @Get('help-wanted/mine')
  @Allow('project.read-own')
  async mine(@Query() { ids }: OwnPostingsDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.own.among(idsIn(ids, PAGE.max), memberId, caller));
  }

  @Get(':id/help-wanted')
  @Allow('project.read')
  @AlsoRefuses(410)
  async ofProject(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    const rows = await this.postings.ofProject(id, caller);
    return listing(rows, rows.length, ALL);
  }

  @Get(':id/help-wanted/:postingId/applications')
  @Allow('project.read-own')
  @AlsoRefuses(403, 410)
  async applications(
    @Param('id', IdPipe) id: string,
    @Param('postingId', IdPipe) postingId: string,
    @Query() window: WindowDto,
    @CurrentCaller() caller: Caller,
  ) {
    const place = windowOf(window);
    const { rows, total } = await this.applied.toPosting(id, postingId, caller, place);
    return listing(rows, total, place);
  }

  @Get('help-wanted/:id/my-application')
  @Allow('project.read-own')
  async myApplication(@Param('id', IdPipe) id: string, @MemberId() memberId: string) {
    return ok(await this.applied.ownTo(id, memberId));
  }

  @Get('applications/my')
  @Allow('project.read-own')
  async myApplications(@Query() window: WindowDto, @MemberId() memberId: string) {
    const place = windowOf(window);
    const { rows, total } = await this.applied.own(memberId, place);
    return pageOf(rows, total, place);
  }
}
