import { Controller, Get, Param } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { HeldQuery } from './held.query.js';

@Controller('api/forum')
export class HeldController {
  constructor(private readonly held: HeldQuery) {}

  /** Comments of this topic that wait for a moderator, as far as the caller may see them. */
  @Get('topics/:id/held-comments')
  @Allow('comment.read-held')
  async list(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.held.commentsOf(id, caller));
  }
}
