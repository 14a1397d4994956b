import { Controller, Get } from '@nestjs/common';
import { Allow } from '../../../platform/http/allow.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { LooksQuery } from './looks.query.js';

/** Who of the staff looked at what is the caller's own. */
@Controller('api/auth/looks')
export class LooksController {
  constructor(private readonly looks: LooksQuery) {}

  @Get()
  @Allow('own-data.manage')
  async list(@MemberId() memberId: string) {
    return ok(await this.looks.of(memberId));
  }
}
