import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Listing } from '../../../../contracts/envelope.js';
import { JOB_LISTS, type JobRow } from '../../../../contracts/jobs.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { pageOf } from '../../../platform/paging/page-of.js';
import { windowOf } from '../../../platform/paging/window.js';
import { JobListDto, NearJobsDto, SimilarJobsDto } from './finding.dto.js';
import { JobQuery } from './job.query.js';
import type { AskedFilters } from './job-filters.rules.js';
import { JobLists } from './job-lists.query.js';
import { JobPageQuery } from './job-page.query.js';
import { SimilarJobs } from './similar-jobs.query.js';

/** Listings for those who look for them. */
@Controller('api/career')
export class JobFindingController {
  constructor(
    private readonly lists: JobLists,
    private readonly jobs: JobQuery,
    private readonly pages: JobPageQuery,
    private readonly alike: SimilarJobs,
  ) {}

  @Get('jobs')
  @Allow('listing.read')
  list(@Query() { limit, offset, page, ...asked }: JobListDto, @CurrentCaller() caller: Caller) {
    return this.listed(asked, { limit, offset, page }, caller);
  }

  /** For whoever asks from where they are: their position stands in no address, and nothing is kept of it. */
  @Post('jobs/near')
  @HttpCode(200)
  @RepeatableLook()
  @Allow('listing.read')
  async near(@Body() { limit, offset, page, lat, lng, ...asked }: NearJobsDto, @CurrentCaller() caller: Caller) {
    return this.listed({ ...asked, near: { lat, lng } }, { limit, offset, page }, caller);
  }

  @Get('facets')
  @Allow('listing.read')
  async facets(@Query() asked: JobListDto, @CurrentCaller() caller: Caller) {
    return ok(await this.lists.facets(asked, caller));
  }

  @Get('map')
  @Allow('listing.read')
  async map(@Query() asked: JobListDto, @CurrentCaller() caller: Caller) {
    return ok(await this.lists.map(asked, caller));
  }

  @Get('jobs/:id')
  @Allow('listing.read')
  @AlsoRefuses(410)
  async page(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.pages.of(await this.jobs.readable(id, caller), caller));
  }

  @Get('jobs/:id/applications/count')
  @Allow('listing.read')
  @AlsoRefuses(410)
  async applications(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    const { _id } = await this.jobs.readable(id, caller);
    return ok({ count: await this.pages.count(_id) });
  }

  @Get('jobs/:id/similar')
  @Allow('listing.read')
  @AlsoRefuses(410)
  async similar(@Param('id', IdPipe) id: string, @Query() { tag }: SimilarJobsDto, @CurrentCaller() caller: Caller) {
    return ok(await this.alike.to(await this.jobs.readable(id, caller), tag, caller));
  }

  private async listed(asked: AskedFilters, { limit = JOB_LISTS.page, offset = 0, page }: WindowDto, caller: Caller): Promise<Listing<JobRow>> {
    const place = windowOf({ limit: Math.min(limit, JOB_LISTS.most), offset, ...(page && { page }) });
    const { rows, total } = await this.lists.page(asked, caller, place);
    return pageOf(rows, total, place);
  }
}
