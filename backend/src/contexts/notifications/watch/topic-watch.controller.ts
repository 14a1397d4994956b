import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { WatchDto } from './watch.dto.js';
import { Watches } from './watches.service.js';

@Controller('api/forum/topics/:id/watch')
export class TopicWatchController {
  constructor(private readonly watches: Watches) {}

  @Get()
  @Allow('topic.watch')
  async read(@Param('id', IdPipe) topicId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.watches.of({ topicId }, memberId, caller));
  }

  @Put()
  @Repeatable()
  @AtMost('watch')
  @Allow('topic.watch')
  async choose(@Param('id', IdPipe) topicId: string, @Body() { level }: WatchDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.watches.choose({ topicId }, level, memberId, caller));
  }
}
