import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { ApplauseDto } from './applause.dto.js';
import { Applause } from './applause.service.js';

@Controller('api/blog')
export class ApplauseController {
  constructor(private readonly applause: Applause) {}

  @Post('posts/:id/applause')
  @HttpCode(200)
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('post.applaud')
  async give(@Param('id', IdPipe) id: string, @Body() { claps }: ApplauseDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.applause.give(id, claps, memberId, caller));
  }
}
