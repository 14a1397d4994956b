import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { JOB_SEARCH_LIMITS, JOB_SEARCH_TEXT } from '../../../../contracts/job-searches.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { JobSearchDto } from './kept-searches.dto.js';
import { KeptSearches } from './kept-searches.service.js';
import { NewJobs } from './new-jobs.query.js';

/** The caller's own searches for job listings. */
@Controller('api/career/searches')
export class KeptSearchesController {
  constructor(
    private readonly searches: KeptSearches,
    private readonly jobs: NewJobs,
  ) {}

  @Get()
  @Allow('job-search.keep')
  async list(@MemberId() memberId: string) {
    const kept = await Promise.all((await this.searches.of(memberId)).map((search) => this.jobs.counted(search, memberId)));
    return listing(kept, kept.length, { limit: JOB_SEARCH_LIMITS.kept, offset: 0 });
  }

  @Post()
  @Repeatable()
  @AtMost('job-search')
  @Allow('job-search.keep')
  async keep(@Body() { name, filters, digest }: JobSearchDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(this.jobs.uncounted(await this.searches.keep(memberId, { name, filters, digest }, caller)), JOB_SEARCH_TEXT.kept);
  }

  @Put(':id')
  @Repeatable()
  @AtMost('job-search')
  @Allow('job-search.keep')
  async rewrite(
    @Param('id', IdPipe) id: string,
    @Body() { name, filters, digest }: JobSearchDto,
    @MemberId() memberId: string,
    @CurrentCaller() caller: Caller,
  ) {
    return ok(await this.jobs.counted(await this.searches.rewrite(memberId, id, { name, filters, digest }, caller), memberId), JOB_SEARCH_TEXT.kept);
  }

  @Delete(':id')
  @Repeatable()
  @AtMost('job-search')
  @Allow('job-search.keep')
  async remove(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.searches.remove(memberId, id, caller);
    return ok({ deleted: true }, JOB_SEARCH_TEXT.removed);
  }

  @Post(':id/seen')
  @Repeatable()
  @Allow('job-search.keep')
  async see(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.jobs.counted(await this.searches.see(memberId, id, caller), memberId));
  }
}
