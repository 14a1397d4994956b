import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { VOICE_TEXT } from '../../../../contracts/voice.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { RoomExportDesk } from './room-export-desk.service.js';

@Controller('api/voice-rooms')
export class RoomExportController {
  constructor(private readonly desk: RoomExportDesk) {}

  /** A write, as everybody in the room is told of it. */
  @Post(':id/export')
  @AlsoRefuses(410)
  @HttpCode(200)
  @RepeatableLook()
  @AtMost('voice-export')
  @Allow('voice.take-part')
  async export(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.export(id, caller), VOICE_TEXT.exported);
  }
}
