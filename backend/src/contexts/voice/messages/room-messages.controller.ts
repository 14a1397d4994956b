import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { EditVoiceMessageDto, PostVoiceMessageDto, VoiceMessagesDto } from './room-messages.dto.js';
import { RoomMessagesDesk } from './room-messages-desk.service.js';

@Controller('api/voice-rooms')
export class RoomMessagesController {
  constructor(private readonly desk: RoomMessagesDesk) {}

  @Get(':id/messages')
  @AlsoRefuses(422)
  @Allow('voice.take-part')
  async page(@Param('id', IdPipe) id: string, @Query() { before, limit }: VoiceMessagesDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.page(id, before, limit, caller));
  }

  @Post(':id/messages')
  @RepeatableLook()
  @Allow('voice.write')
  async post(@Param('id', IdPipe) id: string, @Body() body: PostVoiceMessageDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.post(id, body, caller));
  }

  @Put('messages/:id')
  @RepeatableLook()
  @Allow('voice.write')
  async edit(@Param('id', IdPipe) id: string, @Body() { content }: EditVoiceMessageDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.edit(id, content, caller));
  }

  /** To take back what one wrote: muted members may. */
  @Delete('messages/:id')
  @RepeatableLook()
  @Allow('voice.take-part')
  async remove(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.remove(id, caller));
  }
}
