import { Controller, Delete, Get, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { TakeBackHeldText } from './held.commands.js';
import { OwnHeldQuery } from './own-held.query.js';

/** The caller's own texts that wait for a moderator. */
@Controller('api/forum/held')
export class OwnHeldController {
  constructor(
    private readonly commands: CommandBus,
    private readonly held: OwnHeldQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get()
  @Allow('held.read-own')
  async list(@MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.held.of(memberId, caller));
  }

  /** Answers with the whole text, so that its author can go on with it. */
  @Delete(':id')
  @Repeatable()
  @Allow('held.withdraw')
  async takeBack(@Param('id', IdPipe) textId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new TakeBackHeldText({ textId, memberId }, this.origins.of(caller)));
    // No moderator is asked any longer: a policy's work.
    return this.reply.afterPolicies(async () => ok(await this.held.text(textId, caller), HOLDING_TEXT.takenBack));
  }
}
