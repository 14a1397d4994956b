import { type CurrentVoiceRoom, VOICE_CODE, type VoiceParticipant, type VoiceRoom } from '@contracts/voice';
import type { VoiceTicket } from '@contracts/voice-signals';
import { hasCode } from '../../../client/apiError';
import { getData, post } from '../../../client/http';
import { at } from '../../../client/reads';

/** Takes a seat. Whoever is in another room leaves that one first, once. */
export async function takeSeat(roomId: string): Promise<CurrentVoiceRoom> {
  try {
    return await join(roomId);
  } catch (error) {
    if (!hasCode(error, VOICE_CODE.elsewhere)) throw error;
    const current = await currentSeat();
    if (current) await leaveSeat(current.room.id);
    return join(roomId);
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
