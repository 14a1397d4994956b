import { Inject, Injectable } from '@nestjs/common';
import { VOICE_CODE, VOICE_TEXT } from '../../../../contracts/voice.js';
import type { Clock } from '../../../kernel/clock.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { Turns } from '../../../kernel/turns.js';
import { unavailable } from '../../../platform/refusals/refusals.js';
import { CLOCK, MEMBER_NOTES } from '../../../platform/tokens.js';
import { presentIn } from './room.state.rules.js';
import { roomStream } from './room.stream.js';
import { mayBeJoining, NOWHERE, SEAT_KEY, SEATS_KIND, type Seat, seatIn } from './seats.rules.js';

/** Whoever finds another version each time has that many processes changing it at once. */
const TRIES = 5;

/**
 * Keeps the one seat that a member has, and when they were heard in it last: rooms are streams of their own, and only this tells two joins of one
 * member apart. What a process that was killed leaves behind is put right by whoever looks next.
 */
@Injectable()
export class Seats {
  private readonly turns = new Turns();

  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly store: EventStore,
  ) {}

  /** Does something about the seat of a member while nothing else in this process does. */
  inTurn<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    return this.turns.take(memberId, work);
  }

  async of(memberId: string): Promise<Seat> {
    return seatIn((await this.notes.get(shelfOf(memberId), [SEAT_KEY]))[0]);
  }

  /** In their order. */
  async ofEach(memberIds: readonly string[]): Promise<readonly Seat[]> {
    const found = await this.notes.getEach(memberIds.map((memberId) => ({ ...shelfOf(memberId), key: SEAT_KEY })));
    return found.map(seatIn);
  }

  /** Takes a seat. Throws RuleViolation while the member is in another room. */
  async take(memberId: string, roomId: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const seat = await this.of(memberId);
      if (seat.roomId !== roomId && (await this.isHeld(memberId, seat))) throw new RuleViolation(VOICE_CODE.elsewhere, VOICE_TEXT.elsewhere);
      if (await this.put(memberId, roomId, seat)) return;
    }
    throw unavailable();
  }

  /** Gives a seat in a room back, if it is there and its member is not in the room. */
  async free(memberId: string, roomId: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const seat = await this.of(memberId);
      if (seat.roomId !== roomId || (await this.isIn(memberId, roomId)) || (await this.put(memberId, NOWHERE, seat))) return;
    }
  }

  /** Notes that a member was heard in a room; false when they have no seat there. */
  async heard(memberId: string, roomId: string): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const seat = await this.of(memberId);
      if (seat.roomId !== roomId) return false;
      if (await this.put(memberId, roomId, seat)) return true;
    }
    throw unavailable();
  }

  /** A seat whose member never came, or was taken out by a process that ended before it told the seat, keeps nobody from another room. */
  private async isHeld(memberId: string, seat: Seat): Promise<boolean> {
    return seat.roomId !== null && ((await this.isIn(memberId, seat.roomId)) || mayBeJoining(seat, this.clock.now()));
  }

  private async isIn(memberId: string, roomId: string): Promise<boolean> {
    return presentIn(await this.store.state(roomStream, roomId), memberId) !== undefined;
  }

  private async put(memberId: string, text: string, { version }: Seat): Promise<boolean> {
    const note = { key: SEAT_KEY, text, at: this.clock.now().toISOString() };
    return (await this.notes.put(shelfOf(memberId), note, version)) !== null;
  }
}

const shelfOf = (memberId: string) => ({ memberId, kind: SEATS_KIND });
