import { Injectable } from '@nestjs/common';
import { SessionSource } from '../../../platform/callers/session-source.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { ParticipantsQuery } from '../room/participants.query.js';
import type { TicketHolder } from './voice-tickets.service.js';

/** How somebody stands who may be connected. */
export interface VoiceStanding {
  readonly isSilenced: boolean;
}

/** Knows whether a member may still be connected in a room, and who must not hear of whom. */
@Injectable()
export class VoiceStandings {
  constructor(
    private readonly sessions: SessionSource,
    private readonly participants: ParticipantsQuery,
    private readonly blocks: ShutOuts,
  ) {}

  /** Null once the session is over or the member is not in the room as the participant who they were. */
  async of({ memberId, roomId, participantId, sessionId }: TicketHolder): Promise<VoiceStanding | null> {
    const [session, seat] = await Promise.all([this.sessions.ofMember(memberId, sessionId), this.participants.seatOf(roomId, memberId)]);
    if (!session || seat?.participantId !== participantId) return null;
    // Whoever may not write on the site does not speak either.
    return { isSilenced: session.mutedUntil !== null || session.mustVerify || seat.isMuted };
  }

  /** Whether a member is in the room as before, and only their session is over. */
  async hasSignedOut({ memberId, roomId, participantId, sessionId }: TicketHolder): Promise<boolean> {
    const [session, seat] = await Promise.all([this.sessions.ofMember(memberId, sessionId), this.participants.seatOf(roomId, memberId)]);
    return session === null && seat?.participantId === participantId;
  }

  isPresent(roomId: string, memberId: string): Promise<boolean> {
    return this.participants.isIn(roomId, memberId);
  }

  /** Those of the members between whom and this one a block stands. */
  shutFrom(memberIds: readonly string[], memberId: string): Promise<ReadonlySet<string>> {
    return this.blocks.shutFrom(
      memberIds.filter((id) => id !== memberId),
      memberId,
    );
  }
}
