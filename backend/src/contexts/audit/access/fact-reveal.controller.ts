import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { DiscloseFact } from './fact-disclosure.commands.js';
import { FactRevealQuery } from './fact-reveal.query.js';
import { RevealDto } from './reveal.dto.js';

/** What is personal in a told fact is shown to whoever says why. */
@Controller('api/console/audit/timeline/:id/reveal')
export class FactRevealController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reveal: FactRevealQuery,
    private readonly origins: Origins,
  ) {}

  @Post()
  @RepeatableLook()
  @HttpCode(200)
  @Allow('audit.disclose')
  async fields(@Param('id', IdPipe) id: string, @Body() asked: RevealDto, @CurrentCaller() caller: Caller) {
    const masked = await this.reveal.masked(id, caller);
    await this.commands.execute(new DiscloseFact({ ...masked, ...asked }, this.origins.of(caller)));
    return ok(await this.reveal.read(masked));
  }
}
