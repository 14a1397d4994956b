import { Inject, Injectable } from '@nestjs/common';
import { VOICE_CODE, VOICE_TEXT } from '../../../../contracts/voice.js';
import { VOICE_SIGNAL_LIMITS, VOICE_SOCKET, type VoiceTicket } from '../../../../contracts/voice-signals.js';
import type { Clock } from '../../../kernel/clock.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Tickets } from '../../../kernel/tickets.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { CLOCK, TICKETS } from '../../../platform/tokens.js';
import { ParticipantsQuery } from '../room/participants.query.js';
import { IceServers } from './ice-servers.service.js';

/** Whom a ticket lets in where: ids alone. Whoever leaves and comes back is another participant. */
export interface TicketHolder {
  readonly memberId: string;
  readonly roomId: string;
  readonly participantId: string;
  readonly sessionId: string;
}

interface Kept {
  readonly holder: TicketHolder;
  /** ISO time, by the clock of the application: the store's may be another one. */
  readonly expiresAt: string;
}

const LASTS_MS = VOICE_SIGNAL_LIMITS.ticketSeconds * 1_000;

/** Gives out what lets one browser connect once, and takes it back. */
@Injectable()
export class VoiceTickets {
  constructor(
    @Inject(TICKETS) private readonly tickets: Tickets,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly participants: ParticipantsQuery,
    private readonly limits: RateLimits,
    private readonly ice: IceServers,
  ) {}

  /** Throws RuleViolation for whoever is not in the room. */
  async issue(roomId: string, caller: Caller): Promise<VoiceTicket> {
    const { memberId, id: sessionId } = sessionOf(caller);
    await this.limits.countInMinute(`voice-ticket:${memberId}`, VOICE_SIGNAL_LIMITS.ticketsAMinute);
    const seat = await this.participants.seatOf(roomId, memberId);
    if (!seat) throw new RuleViolation(VOICE_CODE.notThere, VOICE_TEXT.notThere);
    const holder: TicketHolder = { memberId, roomId, sessionId, participantId: seat.participantId };
    const expiresAt = new Date(this.clock.now().getTime() + LASTS_MS).toISOString();
    const ticket = await this.tickets.issue(JSON.stringify({ holder, expiresAt } satisfies Kept), LASTS_MS);
    return { ticket, userId: memberId, expiresAt, endpoint: VOICE_SOCKET, iceServers: this.ice.all(memberId), canRelay: this.ice.canRelay };
  }

  /** Whom it lets in, once; null when it is unknown, used, over or somebody else's. */
  async use(ticket: string, userId: string): Promise<TicketHolder | null> {
    const text = await this.tickets.use(ticket);
    if (text === null) return null;
    const { holder, expiresAt } = JSON.parse(text) as Kept;
    return holder.memberId === userId && expiresAt > this.clock.now().toISOString() ? holder : null;
  }
}
