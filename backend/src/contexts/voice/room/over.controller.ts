import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { VOICE_TEXT } from '../../../../contracts/voice.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { OverDesk } from './over-desk.service.js';
import { VoiceKickDto, VoiceMuteDto, VoiceSettingsDto } from './rooms.dto.js';

/** Who may do so is a matter of the room; staff need not be in it. */
@Controller('api/voice-rooms')
export class VoiceOverController {
  constructor(private readonly desk: OverDesk) {}

  @Post(':id/mute/:userId')
  @AlsoRefuses(410)
  @HttpCode(200)
  @RepeatableLook()
  @AtMost('voice-over')
  @Allow('voice.take-part')
  async mute(@Param('id', IdPipe) id: string, @Param('userId', IdPipe) userId: string, @Body() { muted }: VoiceMuteDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.mute(id, userId, muted, caller), muted ? VOICE_TEXT.muted : VOICE_TEXT.unmuted);
  }

  @Post(':id/kick/:userId')
  @AlsoRefuses(410)
  @HttpCode(200)
  @RepeatableLook()
  @AtMost('voice-over')
  @Allow('voice.take-part')
  async kick(@Param('id', IdPipe) id: string, @Param('userId', IdPipe) userId: string, @Body() body: VoiceKickDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.kick(id, userId, body, caller), VOICE_TEXT.kicked);
  }

  @Delete(':id/kick/:userId')
  @AlsoRefuses(410)
  @RepeatableLook()
  @AtMost('voice-over')
  @Allow('voice.take-part')
  async lift(@Param('id', IdPipe) id: string, @Param('userId', IdPipe) userId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.lift(id, userId, caller), VOICE_TEXT.kickLifted);
  }

  @Get(':id/kicked')
  @AlsoRefuses(410)
  @Allow('voice.take-part')
  async barred(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.barred(id, caller));
  }

  @Put(':id')
  @AlsoRefuses(410)
  @RepeatableLook()
  @AtMost('voice-settings')
  @Allow('voice.edit')
  async change(@Param('id', IdPipe) id: string, @Body() body: VoiceSettingsDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.change(id, body, caller), VOICE_TEXT.settingsChanged);
  }
}
