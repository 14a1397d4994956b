import { Controller, Get, Query } from '@nestjs/common';
import { REACTION_LIMITS } from '../../../../contracts/blog-reactions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { OwnPostStatsDto } from './numbers.dto.js';
import { OwnNumbersQuery } from './own-numbers.query.js';

@Controller('api/blog/users/me/posts')
export class NumbersController {
  constructor(private readonly numbers: OwnNumbersQuery) {}

  @Get('stats')
  @AlsoRefuses(404, 410)
  @Allow('post.read-own')
  async own(@Query() { days = REACTION_LIMITS.days.usual, post = '' }: OwnPostStatsDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.numbers.of(memberId, post || null, days, caller));
  }
}
