import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { VOICE_AWAY_SECONDS, VOICE_SOCKET, type VoiceAway, type VoiceSocketInfo } from '../../../../contracts/voice-signals.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { TakesBeacon } from '../../../platform/http/forms.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable, RepeatableLook } from '../../../platform/http/repeatable.js';
import { Carrying } from '../room/carrying.service.js';
import { AwayDesk } from './away-desk.service.js';
import { IceServers } from './ice-servers.service.js';
import { VoiceTickets } from './voice-tickets.service.js';

@Controller('api/voice-rooms')
export class VoiceConnectionController {
  constructor(
    private readonly tickets: VoiceTickets,
    private readonly ice: IceServers,
    private readonly desk: AwayDesk,
    private readonly carrying: Carrying,
  ) {}

  @Get('websocket/info')
  @Allow('voice.take-part')
  info() {
    const answer: VoiceSocketInfo = {
      carried: this.carrying.most,
      websocket: { endpoint: VOICE_SOCKET, iceServers: this.ice.open(), canRelay: this.ice.canRelay },
    };
    return ok(answer);
  }

  /** Another one each time, also under the same key: a ticket that was lost lets nobody in. */
  @Post(':id/ticket')
  @HttpCode(200)
  @RepeatableLook()
  @Allow('voice.take-part')
  async ticket(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.tickets.issue(id, caller));
  }

  /** Sent by a page as it goes: what it holds in the room is free soon, unless it is back by then. */
  @Post(':id/away')
  @HttpCode(200)
  @TakesBeacon()
  @Repeatable()
  @Allow('voice.take-part')
  async away(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.desk.leave(id, caller);
    const answer: VoiceAway = { seconds: VOICE_AWAY_SECONDS };
    return ok(answer);
  }
}
