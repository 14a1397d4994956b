import { type CurrentVoiceRoom, VOICE_CODE, type VoiceParticipant, type VoiceRoom } from '@contracts/voice';
import type { VoiceTicket } from '@contracts/voice-signals';
import { hasCode } from '../../../client/apiError';
import { getData, post } from '../../../client/http';
import { at } from '../../../client/reads';

/** Where one is after asking for a seat, and why it is not the one that was asked for. */
interface Seated {
  readonly current: CurrentVoiceRoom | null;
  readonly refusal: unknown;
}

/**
 * Takes a seat. Whoever is in another room leaves that one for it, once, when nothing else stands against the new one; `leaving` is told of it before.
 * Whoever is not let in after that goes back, unless that room has gone with them.
 */
export async function takeSeat(roomId: string, leaving: () => void): Promise<Seated> {
  const found = await joinUnlessElsewhere(roomId);
  if (found) return { current: found, refusal: null };
  const left = await currentSeat();
  try {
    if (left) {
      leaving();
      await leaveSeat(left.room.id);
    }
    return { current: await join(roomId), refusal: null };
  } catch (refusal) {
    return { current: left && (await backIn(left.room.id)), refusal };
  }
}

/** Null while one is in another room. */
async function joinUnlessElsewhere(roomId: string): Promise<CurrentVoiceRoom | null> {
  try {
    return await join(roomId);
  } catch (error) {
    if (hasCode(error, VOICE_CODE.elsewhere)) return null;
    throw error;
  }
}

/** Null where that room lets nobody in any more; whatever else is wrong, one is in none. */
async function backIn(roomId: string): Promise<CurrentVoiceRoom | null> {
  try {
    return await join(roomId);
  } catch (error) {
    console.warn('The room that was left could not be entered again', error);
    return null;
  }
}

const join = async (roomId: string): Promise<CurrentVoiceRoom> => (await post<CurrentVoiceRoom>(at`/api/voice-rooms/${roomId}/join`)).data;

/** `isGoing`: the page is being left, and does not wait. */
export const leaveSeat = (roomId: string, isGoing = false): Promise<unknown> => post(at`/api/voice-rooms/${roomId}/leave`, { keepalive: isGoing });

/** Rejects with `voice.not-there` when one is there no more. */
export const beat = (roomId: string): Promise<unknown> => post(at`/api/voice-rooms/${roomId}/heartbeat`);

/** The page goes; unless it comes back the seat is free in a moment. */
export const sayGone = (roomId: string): boolean => navigator.sendBeacon(at`/api/voice-rooms/${roomId}/away`);

export const currentSeat = (): Promise<CurrentVoiceRoom | null> => getData(at`/api/voice-rooms/current`);
export const roomOf = (roomId: string): Promise<VoiceRoom> => getData(at`/api/voice-rooms/${roomId}`);
export const participantsOf = (roomId: string): Promise<VoiceParticipant[]> => getData(at`/api/voice-rooms/${roomId}/participants`);
export const ticketFor = async (roomId: string): Promise<VoiceTicket> => (await post<VoiceTicket>(at`/api/voice-rooms/${roomId}/ticket`)).data;
