import type { CurrentVoiceRoom, VoiceRoom } from '@contracts/voice';
import { knownMember, onKnownMember } from '../../../client/knownMember';
import { store } from '../../../client/store';
import { currentSeat, leaveSeat, takeSeat } from '../api/seat';
import { type Coming, Stay } from './stay';
import { voicePreferences } from './voicePreferences';
import { NOT_IN_A_ROOM, type VoiceState } from './voiceState';
import { setOwnVolume } from './volumes';

const state = store<VoiceState>(NOT_IN_A_ROOM);
let stay: Stay | null = null;

export const useVoice: <Part>(part: (state: VoiceState) => Part) => Part = state.use;

/** Takes a seat in a room, of which the member leaves another, and opens the sound. Rejects with what the server refused it for. */
export async function enterRoom(room: VoiceRoom): Promise<void> {
  if (stay?.roomId === room.id && state.get().phase !== 'elsewhere') return;
  if (stay) await leaveRoom();
  state.change(() => ({ ...NOT_IN_A_ROOM, phase: 'joining', room }));
  try {
    await begin(await takeSeat(room.id), { takesOver: true, isMicrophoneOn: !voicePreferences().startsMuted });
  } catch (error) {
    if (!stay) state.change(() => NOT_IN_A_ROOM);
    throw error;
  }
}

/** Goes on in the room in which the member is, as after the page was loaded again: with the microphone off, and only when no other page holds it. */
export async function resumeRoom(): Promise<void> {
  if (stay || state.get().phase === 'joining') return;
  const current = await currentSeat();
  if (current && !stay) await begin(current, { takesOver: false, isMicrophoneOn: false });
}

/** Takes the sound over from another page of the member. */
export async function moveHere(): Promise<void> {
  const current = await currentSeat();
  stop(null);
  if (current) await begin(current, { takesOver: true, isMicrophoneOn: false });
}

export async function leaveRoom(): Promise<void> {
  const roomId = stay?.roomId;
  stop(null, true);
  if (roomId) await leaveSeat(roomId);
}

async function begin(current: CurrentVoiceRoom, how: Omit<Coming, 'ownId'>) {
  const ownId = knownMember()?.id;
  if (!ownId) return;
  const begun: Stay = new Stay(
    current,
    { ownId, ...how },
    {
      show: (change) => {
        if (stay === begun) state.change((before) => changed(before, change));
      },
      ended: (why) => {
        if (stay === begun) leave(begun, why);
      },
    },
  );
  stay = begun;
  await begun.begin();
}

/** A seat that is lost already is left once more, which says nothing; one that is not would stay taken. */
function leave({ roomId }: Stay, why: string | null) {
  stop(why);
  leaveSeat(roomId).catch((error: unknown) => console.warn('The seat could not be given back; it is free once nothing is heard from it', error));
}

function stop(why: string | null, isLeaving = false) {
  stay?.end(isLeaving);
  stay = null;
  state.change(() => ({ ...NOT_IN_A_ROOM, ended: why }));
}

/** The same state when nothing of it changes, so that nothing is drawn again. */
const changed = (before: VoiceState, change: Partial<VoiceState>): VoiceState =>
  Object.entries(change).every(([name, value]) => before[name as keyof VoiceState] === value) ? before : { ...before, ...change };

export const setMicrophone = (isOn: boolean): void => stay?.setMicrophone(isOn);
export const setSpeaker = (isOn: boolean): void => stay?.setSpeaker(isOn);
export const allowSound = (): void => stay?.allowSound();

export function setVolume(userId: string, volume: number) {
  setOwnVolume(userId, { volume });
  stay?.listen();
}

export function setLocallyMuted(userId: string, isLocallyMuted: boolean) {
  setOwnVolume(userId, { isLocallyMuted });
  stay?.listen();
}

/** Reads anew what the room is, who is in it and as what. */
export const refreshRoom = (): void => stay?.refresh();

/** What ended the last stay has been told. */
export const wasToldWhy = (): void => state.change((before) => (before.ended === null ? before : { ...before, ended: null }));

// Whoever signs out, in this tab or another, is in no room here.
onKnownMember(() => {
  if (!knownMember()) stop(null);
});
