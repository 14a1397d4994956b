import { Controller, Get } from '@nestjs/common';
import { Allow } from '../../../platform/http/allow.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { StandingQuery } from './standing.query.js';

@Controller('api/moderation')
export class StandingController {
  constructor(private readonly standing: StandingQuery) {}

  @Get('me')
  @Allow('standing.read-own')
  async own(@MemberId() memberId: string) {
    return ok(await this.standing.own(memberId));
  }
}
