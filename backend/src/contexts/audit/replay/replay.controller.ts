import { Controller, Get, Param } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ReplayQuery } from './replay.query.js';

/** How cases were decided. */
@Controller('api/console/audit/replay')
export class ReplayController {
  constructor(private readonly replays: ReplayQuery) {}

  @Get(':id')
  @Allow('audit.read')
  async show(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.replays.of(id, caller));
  }
}
