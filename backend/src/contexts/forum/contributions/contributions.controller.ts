import { Controller, Get, Param, Query } from '@nestjs/common';
import { FOLLOW_LIMITS } from '../../../../contracts/follow.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ProfileDoor } from '../../../platform/identity/profile-door.js';
import { pageOf } from '../../../platform/paging/page-of.js';
import { windowOf } from '../../../platform/paging/window.js';
import { ContributionsQuery } from './contributions.query.js';

const placeOf = ({ limit = FOLLOW_LIMITS.page, ...rest }: WindowDto) => windowOf({ limit, ...rest });

/** What the profile of a member lists of the forum. */
@Controller('api/users/:id')
export class ContributionsController {
  constructor(
    private readonly contributions: ContributionsQuery,
    private readonly door: ProfileDoor,
  ) {}

  @Get('topics')
  @Allow('profile.read')
  async topics(@Param('id', IdPipe) id: string, @Query() window: WindowDto, @CurrentCaller() caller: Caller) {
    await this.door.refuseClosed(id, caller);
    const place = placeOf(window);
    const { rows, total } = await this.contributions.topics(id, place, caller);
    return pageOf(rows, total, place);
  }

  @Get('comments')
  @Allow('profile.read')
  async comments(@Param('id', IdPipe) id: string, @Query() window: WindowDto, @CurrentCaller() caller: Caller) {
    await this.door.refuseClosed(id, caller);
    const place = placeOf(window);
    const { rows, total } = await this.contributions.comments(id, place, caller);
    return pageOf(rows, total, place);
  }

  @Get('solutions')
  @Allow('profile.read')
  async solutions(@Param('id', IdPipe) id: string, @Query() window: WindowDto, @CurrentCaller() caller: Caller) {
    await this.door.refuseClosed(id, caller);
    const place = placeOf(window);
    const { rows, total } = await this.contributions.solutions(id, place, caller);
    return pageOf(rows, total, place);
  }

  @Get('known-for')
  @Allow('profile.read')
  async knownFor(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.door.refuseClosed(id, caller);
    return ok(await this.contributions.knownFor(id, caller));
  }
}
