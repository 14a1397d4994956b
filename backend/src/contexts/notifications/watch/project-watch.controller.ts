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

@Controller('api/projects/:id/watch')
export class ProjectWatchController {
  constructor(private readonly watches: Watches) {}

  @Get()
  @Allow('topic.watch')
  async read(@Param('id', IdPipe) projectId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.watches.of({ projectId }, memberId, caller));
  }

  @Put()
  @Repeatable()
  @AtMost('watch')
  @Allow('topic.watch')
  async choose(@Param('id', IdPipe) projectId: string, @Body() { level }: WatchDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.watches.choose({ projectId }, level, memberId, caller));
  }
}
