import { Controller, Get, Query } from '@nestjs/common';
import { MATCHING } from '../../../../contracts/matching.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { windowOf } from '../../../platform/paging/window.js';
import { MatchingQuery } from './matching.query.js';

@Controller('api/projects/matches')
export class MatchingController {
  constructor(private readonly matches: MatchingQuery) {}

  @Get()
  @Allow('project.read-own')
  async list(@Query() { limit = MATCHING.listed, ...rest }: WindowDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const place = windowOf({ limit, ...rest });
    const { rows, total } = await this.matches.of(memberId, caller, place);
    return listing(rows, total, place);
  }
}
