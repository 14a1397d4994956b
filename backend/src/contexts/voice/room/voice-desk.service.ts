import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { holds } from '../../../../contracts/permissions.js';
import {
  type CreateVoiceRoomRequest,
  type CurrentVoiceRoom,
  DEFAULT_VOICE_CATEGORY,
  type GivenVoiceRole,
  VOICE_CODE,
  VOICE_LIMITS,
  VOICE_PACE,
  VOICE_TEXT,
  type VoiceParticipant,
  type VoiceRoom,
} from '../../../../contracts/voice.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { Carrying } from './carrying.service.js';
import { ParticipantsQuery } from './participants.query.js';
import { CloseRoom, CreateRoom, GiveRoomRole, HandRoomOver, JoinRoom, LeaveRoom, LetSilentLeave } from './room.commands.js';
import { RoomTextGate } from './room-text-gate.service.js';
import { RoomsQuery } from './rooms.query.js';
import { Seats } from './seats.service.js';

/** What members do with rooms: each answers how it stands afterwards. */
@Injectable()
export class VoiceDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly rooms: RoomsQuery,
    private readonly participants: ParticipantsQuery,
    private readonly seats: Seats,
    private readonly carrying: Carrying,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly limits: RateLimits,
    private readonly gate: RoomTextGate,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async create({ name, description, category, maxParticipants }: CreateVoiceRoomRequest, caller: Caller): Promise<VoiceRoom> {
    await this.gate.refuse({ name, description }, caller);
    const { memberId } = sessionOf(caller);
    const [roomId, participantId] = [this.ids.next(), this.ids.next()];
    const form = { name, description: description ?? null, category: category ?? DEFAULT_VOICE_CATEGORY };
    const kind = {
      maxParticipants: maxParticipants ?? VOICE_LIMITS.participants.default,
      colour: await this.rooms.nextColour(),
      isLasting: holds(caller.role, 'voice.moderate'),
    };
    await this.commands.execute(new CreateRoom({ roomId, memberId, participantId, ...form, ...kind }, this.origins.of(caller)));
    return this.reply.afterViews(() => this.rooms.one(roomId, caller));
  }

  async join(roomId: string, caller: Caller): Promise<CurrentVoiceRoom> {
    const { memberId } = sessionOf(caller);
    const join = async (carried: number) => {
      await this.commands.execute(new JoinRoom({ roomId, memberId, participantId: this.ids.next(), carried }, this.origins.of(caller)));
      return this.reply.afterViews(async () => ({ room: await this.rooms.one(roomId, caller), participants: await this.participants.of(roomId) }));
    };
    return this.carrying.come(join, () => this.rooms.carriedIn(roomId));
  }

  /** Whoever is in the room no more has left already. */
  async leave(roomId: string, caller: Caller): Promise<{ left: true }> {
    const { memberId } = sessionOf(caller);
    await this.limits.countInMinute(`voice-leave:${memberId}`, VOICE_PACE.leavesAMinute);
    await this.commands.execute(new LeaveRoom({ roomId, memberId, cause: 'own' }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ({ left: true }));
  }

  async beat(roomId: string, caller: Caller): Promise<void> {
    const { memberId } = sessionOf(caller);
    await this.limits.countInMinute(`voice-beat:${memberId}`, VOICE_PACE.beatsAMinute);
    // A seat that outlived its room would be kept for ever by a client that does not know.
    if (!(await this.participants.isIn(roomId, memberId)) || !(await this.seats.heard(memberId, roomId)))
      throw new RuleViolation(VOICE_CODE.notThere, VOICE_TEXT.notThere);
  }

  async giveRole(roomId: string, targetId: string, role: GivenVoiceRole, caller: Caller): Promise<VoiceParticipant[]> {
    const { memberId } = sessionOf(caller);
    await this.commands.execute(new GiveRoomRole({ roomId, memberId, targetId, role }, this.origins.of(caller)));
    return this.reply.afterViews(() => this.participants.of(roomId));
  }

  async handOver(roomId: string, targetId: string, caller: Caller): Promise<VoiceParticipant[]> {
    const { memberId } = sessionOf(caller);
    await this.commands.execute(new HandRoomOver({ roomId, memberId, targetId }, this.origins.of(caller)));
    return this.reply.afterViews(() => this.participants.of(roomId));
  }

  async close(roomId: string, caller: Caller): Promise<{ deleted: true }> {
    const { memberId } = sessionOf(caller);
    await this.limits.countInMinute(`voice-leave:${memberId}`, VOICE_PACE.leavesAMinute);
    await this.commands.execute(new CloseRoom({ roomId, memberId, isStaff: holds(caller.role, 'voice.moderate') }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ({ deleted: true }));
  }

  /** How many have left. */
  async cleanUp(caller: Caller): Promise<number> {
    const left = await this.commands.execute<LetSilentLeave, number>(new LetSilentLeave({}, this.origins.of(caller)));
    return this.reply.afterViews(async () => left);
  }
}
