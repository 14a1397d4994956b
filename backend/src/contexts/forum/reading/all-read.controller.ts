import { Controller, Delete, HttpCode, Inject, Post } from '@nestjs/common';
import { READING_TEXT } from '../../../../contracts/reading.js';
import type { Clock } from '../../../kernel/clock.js';
import { Allow } from '../../../platform/http/allow.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { CLOCK } from '../../../platform/tokens.js';
import { AllReadMark } from './all-read.service.js';

/** Everything that there is counts as read for the caller, and for a short while not any more when they did not mean it. */
@Controller('api/forum/reading/all')
export class AllReadController {
  constructor(
    private readonly all: AllReadMark,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(200)
  @Repeatable()
  @Allow('reading.keep')
  async set(@MemberId() memberId: string) {
    return ok(await this.all.set(memberId, this.clock.now()), READING_TEXT.markedAll);
  }

  @Delete()
  @Repeatable()
  @Allow('reading.keep')
  async takeBack(@MemberId() memberId: string) {
    return ok(await this.all.takeBack(memberId, this.clock.now()), READING_TEXT.undone);
  }
}
