import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { WHAT_IF_TEXT } from '../../../../contracts/what-if.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { StartWhatIfDto } from './what-if.dto.js';
import { WhatIfQuery } from './what-if.query.js';
import { WhatIf } from './what-if.service.js';

/** What another rule would have led to. Nothing of it writes to the log. */
@Controller('api/console/audit/what-if')
export class WhatIfController {
  constructor(
    private readonly whatIf: WhatIf,
    private readonly runs: WhatIfQuery,
  ) {}

  @Get()
  @Allow('audit.what-if')
  async desk(@MemberId() memberId: string) {
    return ok(await this.runs.desk(memberId));
  }

  @Post()
  @Repeatable()
  @HttpCode(202)
  @Allow('audit.what-if')
  async start(@Body() request: StartWhatIfDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.whatIf.start(request, memberId, caller), WHAT_IF_TEXT.started);
  }

  @Get(':id')
  @Allow('audit.what-if')
  async show(@Param('id', IdPipe) id: string, @MemberId() memberId: string) {
    return ok(await this.runs.byId(memberId, id));
  }

  @Put(':id/stop')
  @Repeatable()
  @Allow('audit.what-if')
  async stop(@Param('id', IdPipe) id: string, @MemberId() memberId: string) {
    return ok(await this.whatIf.stop(memberId, id), WHAT_IF_TEXT.stopped);
  }

  @Delete(':id')
  @Repeatable()
  @Allow('audit.what-if')
  async remove(@Param('id', IdPipe) id: string, @MemberId() memberId: string) {
    await this.whatIf.remove(memberId, id);
    return ok(await this.runs.desk(memberId), WHAT_IF_TEXT.removed);
  }
}
