import { Body, Controller, Get, Put } from '@nestjs/common';
import { Allow } from '../../../platform/http/allow.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { AppearanceDto } from './appearance.dto.js';
import { AppearanceChoice } from './appearance.service.js';

/** How the member app looks to the caller, on every device. */
@Controller('api/auth/appearance')
export class AppearanceController {
  constructor(private readonly choice: AppearanceChoice) {}

  @Get()
  @Allow('account.read-own')
  async own(@MemberId() memberId: string) {
    return ok(await this.choice.of(memberId));
  }

  @Put()
  @Repeatable()
  @Allow('appearance.choose')
  async choose(@Body() chosen: AppearanceDto, @MemberId() memberId: string) {
    return ok(await this.choice.choose(memberId, chosen));
  }
}
