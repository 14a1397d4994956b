import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { VOICE_CATEGORIES, VOICE_LIMITS, VOICE_PACE, VOICE_TEXT, type VoiceBeat, type VoiceCleanup } from '../../../../contracts/voice.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { oneOf } from '../../../platform/http/console-list.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable, RepeatableLook } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { ParticipantsQuery } from './participants.query.js';
import { CreateVoiceRoomDto, SearchVoiceRoomsDto, VoiceRoleDto } from './rooms.dto.js';
import { type RoomFilter, RoomsQuery } from './rooms.query.js';
import { VoiceDesk } from './voice-desk.service.js';

@Controller('api/voice-rooms')
export class VoiceRoomsController {
  constructor(
    private readonly desk: VoiceDesk,
    private readonly rooms: RoomsQuery,
    private readonly present: ParticipantsQuery,
  ) {}

  @Get()
  @Allow('voice.read')
  list(@Query() place: WindowDto, @CurrentCaller() caller: Caller) {
    return this.listed({}, place, caller);
  }

  @Get('category/:category')
  @Allow('voice.read')
  ofCategory(@Param('category') category: string, @Query() place: WindowDto, @CurrentCaller() caller: Caller) {
    return this.listed({ category: oneOf(VOICE_CATEGORIES, category) }, place, caller);
  }

  @Get('search')
  @Allow('voice.read')
  search(@Query() { search, ...place }: SearchVoiceRoomsDto, @CurrentCaller() caller: Caller) {
    return this.listed({ search }, place, caller);
  }

  @Get('current')
  @Allow('voice.take-part')
  async current(@MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.rooms.current(memberId, caller));
  }

  /** Lets those leave who were not heard for too long, at once. */
  @Post('admin/cleanup')
  @HttpCode(200)
  @Repeatable()
  @Allow('voice.clean')
  async cleanUp(@CurrentCaller() caller: Caller) {
    const answer: VoiceCleanup = { left: await this.desk.cleanUp(caller) };
    return ok(answer);
  }

  @Get(':id')
  @Allow('voice.read')
  async room(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.rooms.one(id, caller));
  }

  @Get(':id/participants')
  @Allow('voice.take-part')
  async participants(@Param('id', IdPipe) id: string) {
    return ok(await this.present.of(id));
  }

  @Post()
  @RepeatableLook()
  @AtMost('voice-create')
  @Allow('voice.create')
  async create(@Body() body: CreateVoiceRoomDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.create(body, caller), VOICE_TEXT.created);
  }

  @Post(':id/join')
  @AlsoRefuses(410)
  @HttpCode(200)
  @RepeatableLook()
  @AtMost('voice-join')
  @Allow('voice.take-part')
  async join(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.join(id, caller), VOICE_TEXT.joined);
  }

  @Post(':id/leave')
  @HttpCode(200)
  @Repeatable()
  @Allow('voice.take-part')
  async leave(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.leave(id, caller), VOICE_TEXT.left);
  }

  @Post(':id/heartbeat')
  @HttpCode(200)
  @Repeatable()
  @Allow('voice.take-part')
  async beat(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.desk.beat(id, caller);
    const answer: VoiceBeat = { next: VOICE_PACE.heartbeat };
    return ok(answer);
  }

  @Post(':id/role/:userId')
  @AlsoRefuses(410)
  @HttpCode(200)
  @RepeatableLook()
  @AtMost('voice-role')
  @Allow('voice.take-part')
  async giveRole(@Param('id', IdPipe) id: string, @Param('userId', IdPipe) userId: string, @Body() { role }: VoiceRoleDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.giveRole(id, userId, role, caller), VOICE_TEXT.roleGiven);
  }

  @Post(':id/transfer/:userId')
  @AlsoRefuses(410)
  @HttpCode(200)
  @RepeatableLook()
  @AtMost('voice-role')
  @Allow('voice.take-part')
  async handOver(@Param('id', IdPipe) id: string, @Param('userId', IdPipe) userId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.handOver(id, userId, caller), VOICE_TEXT.handedOver);
  }

  @Delete(':id')
  @Repeatable()
  @Allow('voice.take-part')
  async close(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.close(id, caller), VOICE_TEXT.closed);
  }

  private async listed(filter: RoomFilter, { limit = VOICE_LIMITS.list, ...place }: WindowDto, caller: Caller) {
    const window = windowOf({ limit, ...place });
    const { rows, total } = await this.rooms.list(filter, caller, window);
    return listing(rows, total, window);
  }
}
