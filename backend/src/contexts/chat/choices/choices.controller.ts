import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { MakeChatChoices } from './choices.commands.js';
import { ChatChoicesDto } from './choices.dto.js';
import { ChatChoicesQuery } from './choices.query.js';
import { LastSeen } from './last-seen.service.js';

/** Who may write to the caller, and what they show of themselves. */
@Controller('api/chat/choices')
export class ChatChoicesController {
  constructor(
    private readonly choices: ChatChoicesQuery,
    private readonly lastSeen: LastSeen,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get()
  @Allow('chat.use')
  async own(@MemberId() memberId: string) {
    return ok(await this.choices.of(memberId));
  }

  @Put()
  @Repeatable()
  @AtMost('chat-choices')
  @Allow('chat.use')
  async make(@Body() { whoMayWrite, showsSeen, showsLastSeen }: ChatChoicesDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new MakeChatChoices({ memberId, whoMayWrite, showsSeen, showsLastSeen }, this.origins.of(caller)));
    return this.reply.afterViews(async () => {
      if (!showsLastSeen) await this.lastSeen.forget(memberId);
      return ok(await this.choices.of(memberId));
    });
  }
}
