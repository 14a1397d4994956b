import { Controller, Get } from '@nestjs/common';
import { Allow } from '../../../platform/http/allow.js';
import { ok } from '../../../platform/http/envelope.js';
import { MemberQuery } from '../views/member.query.js';

@Controller('api/stats')
export class MembersController {
  constructor(private readonly members: MemberQuery) {}

  @Get('members')
  @Allow('platform.read')
  async count() {
    return ok({ count: await this.members.count() });
  }
}
