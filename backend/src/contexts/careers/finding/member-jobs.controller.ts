import { Controller, Get, Param, Query } from '@nestjs/common';
import { FOLLOW_LIMITS } from '../../../../contracts/follow.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { listing } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ProfileDoor } from '../../../platform/identity/profile-door.js';
import { windowOf } from '../../../platform/paging/window.js';
import { MemberJobs } from './member-jobs.query.js';

/** What the profile of a member lists of job listings. */
@Controller('api/users/:id')
export class MemberJobsController {
  constructor(
    private readonly jobs: MemberJobs,
    private readonly door: ProfileDoor,
  ) {}

  @Get('jobs')
  @Allow('profile.read')
  async list(@Param('id', IdPipe) id: string, @Query() { limit = FOLLOW_LIMITS.page, ...rest }: WindowDto, @CurrentCaller() caller: Caller) {
    await this.door.refuseClosed(id, caller);
    const place = windowOf({ limit, ...rest });
    const { rows, total } = await this.jobs.page(id, caller, place);
    return listing(rows, total, place);
  }
}
