import { Controller, Get, Param, Query } from '@nestjs/common';
import { MEMBER_LIST, MEMBER_SEARCH, PROFILE_TEXT } from '../../../../contracts/profile.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { idsIn } from '../../../platform/http/listed-ids.js';
import { windowOf } from '../../../platform/paging/window.js';
import { MemberListDto, MemberSearchDto } from './profile.dto.js';
import { ProfileQuery } from './profile.query.js';

/** Who the members are, as far as they want to be known. */
@Controller('api/users')
export class UsersController {
  constructor(private readonly profiles: ProfileQuery) {}

  @Get('search')
  @Allow('directory.read')
  async search(@Query() { q }: MemberSearchDto, @CurrentCaller() caller: Caller) {
    if (q.trim().length < MEMBER_SEARCH.min) return ok([], PROFILE_TEXT.searchShort);
    return ok(await this.profiles.search(q, caller));
  }

  @Get()
  @Allow('directory.read')
  async list(@Query() { ids, limit = MEMBER_LIST.default, ...window }: MemberListDto, @CurrentCaller() caller: Caller) {
    const place = windowOf({ limit, ...window });
    if (ids !== undefined) {
      const found = await this.profiles.users(idsIn(ids, MEMBER_LIST.ids), caller);
      return listing(found, found.length, { limit: MEMBER_LIST.ids, offset: 0 });
    }
    const { rows, total } = await this.profiles.directory(place.limit, place.offset, caller);
    return listing(rows, total, place);
  }

  @Get('username/:username')
  @Allow('profile.see')
  @AlsoRefuses(401, 403)
  async byUsername(@Param('username') username: string, @CurrentCaller() caller: Caller) {
    return ok(await this.profiles.byUsername(username, caller));
  }

  @Get(':id')
  @Allow('profile.read')
  async user(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.profiles.user(id, caller));
  }
}
