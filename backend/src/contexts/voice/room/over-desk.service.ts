import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { holds } from '../../../../contracts/permissions.js';
import {
  type VoiceBarred,
  type VoiceKickRequest,
  type VoiceParticipant,
  type VoiceRoom,
  type VoiceSettingsRequest,
  voiceUser,
} from '../../../../contracts/voice.js';
import type { Clock } from '../../../kernel/clock.js';
import { EventStore } from '../../../kernel/event-store.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { Reply } from '../../../platform/request/reply.js';
import { CLOCK } from '../../../platform/tokens.js';
import { moderatedBy } from './may.rules.js';
import { ParticipantsQuery } from './participants.query.js';
import { ChangeRoomSettings, KickParticipant, LiftKick, MuteParticipant } from './room.commands.js';
import { roomStream } from './room.stream.js';
import { RoomTextGate } from './room-text-gate.service.js';
import { RoomsQuery } from './rooms.query.js';
import { wordsIn } from './words.rules.js';

/** What owners and moderators of a room do over others, and what owners make of the room. */
@Injectable()
export class OverDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly rooms: RoomsQuery,
    private readonly participants: ParticipantsQuery,
    private readonly authors: AuthorDirectory,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly gate: RoomTextGate,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async mute(roomId: string, targetId: string, muted: boolean, caller: Caller): Promise<VoiceParticipant[]> {
    await this.commands.execute(new MuteParticipant({ roomId, targetId, muted, ...actor(caller) }, this.origins.of(caller)));
    return this.reply.afterViews(() => this.participants.of(roomId));
  }

  async kick(roomId: string, targetId: string, { reason }: VoiceKickRequest, caller: Caller): Promise<VoiceParticipant[]> {
    await this.commands.execute(new KickParticipant({ roomId, targetId, reason: reason ?? null, ...actor(caller) }, this.origins.of(caller)));
    return this.reply.afterViews(() => this.participants.of(roomId));
  }

  async lift(roomId: string, targetId: string, caller: Caller): Promise<VoiceBarred[]> {
    await this.commands.execute(new LiftKick({ roomId, targetId, ...actor(caller) }, this.origins.of(caller)));
    return this.barred(roomId, caller);
  }

  /** By the room itself, as joining is decided: rows of a view would outlive what they say. Who is let in again soonest stands first. */
  async barred(roomId: string, caller: Caller): Promise<VoiceBarred[]> {
    const room = moderatedBy(actor(caller), await this.store.state(roomStream, roomId));
    const now = this.clock.now().toISOString();
    const barred = [...room.barred].flatMap(([userId, { until, reason }]) => (until > now ? [{ userId, until, reason }] : []));
    const authors = await this.authors.byIds(barred.map(({ userId }) => userId));
    return barred
      .sort((one, other) => one.until.localeCompare(other.until))
      .map(({ userId, until, reason }) => ({ userId, user: voiceUser(authorIn(authors, userId)), until, reason }));
  }

  async change(roomId: string, { name, description, maxParticipants }: VoiceSettingsRequest, caller: Caller): Promise<VoiceRoom> {
    await this.refuseWatched(roomId, { name, description: description ?? null }, caller);
    const wish = { name, description: description ?? null, maxParticipants: maxParticipants ?? null };
    await this.commands.execute(new ChangeRoomSettings({ roomId, ...wish, ...actor(caller) }, this.origins.of(caller)));
    return this.reply.afterViews(() => this.rooms.one(roomId, caller));
  }

  /** A word that came to be watched later stays where it stands, and keeps nobody from changing something else. */
  private async refuseWatched(roomId: string, wish: { readonly name: string; readonly description: string | null }, caller: Caller): Promise<void> {
    const [now, then] = [await this.store.state(roomStream, roomId), wordsIn(wish)];
    const name = then.name === now?.name ? null : wish.name;
    const description = then.description === now?.description ? null : wish.description;
    await this.gate.refuse({ name, description }, caller);
  }
}

const actor = (caller: Caller) => ({ memberId: sessionOf(caller).memberId, isStaff: holds(caller.role, 'voice.moderate') });
