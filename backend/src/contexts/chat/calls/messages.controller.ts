import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { EditMessageDto, ReactionDto, SendMessageDto } from './chat.dto.js';
import { ChatDesk } from './chat-desk.service.js';

@Controller('api/chat')
export class MessagesController {
  constructor(private readonly desk: ChatDesk) {}

  @Post(':id/messages')
  @RepeatableLook()
  @Allow('chat.write')
  async send(@Param('id', IdPipe) id: string, @Body() body: SendMessageDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.send(id, body, caller));
  }

  @Put('messages/:id')
  @RepeatableLook()
  @Allow('chat.write')
  async edit(@Param('id', IdPipe) id: string, @Body() body: EditMessageDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.edit(id, body, caller));
  }

  /** To take back what one wrote: muted members may. */
  @Delete('messages/:id')
  @RepeatableLook()
  @Allow('chat.use')
  async remove(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.removeMessage(id, caller));
  }

  @Put('messages/:id/reaction')
  @RepeatableLook()
  @Allow('chat.write')
  async react(@Param('id', IdPipe) id: string, @Body() { emoji }: ReactionDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.react(id, emoji, caller));
  }

  @Delete('messages/:id/reaction')
  @RepeatableLook()
  @Allow('chat.use')
  async takeBack(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.react(id, null, caller));
  }
}
