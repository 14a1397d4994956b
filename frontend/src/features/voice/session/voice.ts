import { type CurrentVoiceRoom, VOICE_CODE, type VoiceRoom } from '@contracts/voice';
import { hasCode } from '../../../client/apiError';
import { beforeSignOut } from '../../../client/beforeSignOut';
import { knownMember, onKnownMember } from '../../../client/knownMember';
import { store } from '../../../client/store';
import { currentSeat, leaveSeat, takeSeat } from '../api/seat';
import { isOutOfReach } from './refusals';
import { type Coming, Stay } from './stay';
import { voicePreferences } from './voicePreferences';
import { NOT_IN_A_ROOM, type VoiceState } from './voiceState';
import { setOwnVolume } from './volumes';

const state = store<VoiceState>(NOT_IN_A_ROOM);
let stay: Stay | null = null;

export const useVoice: <Part>(part: (state: VoiceState) => Part) => Part = state.use;

/** The room in which a seat is held, or being taken; it is given back as long as it stands here. */
let seated: string | null = null;
/** Counts what was begun: what was overtaken while it waited for an answer begins nothing. */
let latest = 0;

/**
 * Takes a seat in a room and opens the sound; another room is left only for a seat in this one. False when the member left, or went elsewhere,
 * meanwhile. Rejects with what the server refused it for.
 */
export async function enterRoom(room: VoiceRoom): Promise<boolean> {
  if (stay?.roomId === room.id && state.get().phase !== 'elsewhere') return true;
  latest += 1;
  const own = latest;
  const arrive = () => {
    if (own !== latest) return;
    const isLeaving = seated !== null && seated !== room.id;
    seated = room.id;
    stop(null, isLeaving);
    state.change(() => ({ ...NOT_IN_A_ROOM, phase: 'joining', room }));
  };
  if (seated === null || seated === room.id) arrive();
  try {
    const { current, refusal } = await takeSeat(room.id, arrive);
    if (own !== latest) await giveBack(current?.room.id ?? room.id);
    // Coming back never unmutes.
    else if (current) await begin(current, { takesOver: true, isMicrophoneOn: refusal === null && !voicePreferences().startsMuted });
    if (refusal !== null) throw refusal;
    return own === latest;
  } catch (error) {
    // What was overtaken is another's business by now.
    if (own === latest && seated === room.id) leave(room.id, null);
    throw error;
  }
}

/** Does what is refused while one is in a room, and nothing else stands against: that room is left for it, and entered again where it fails all the same. */
export async function leavingFor<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!hasCode(error, VOICE_CODE.elsewhere)) throw error;
  }
  const { room } = state.get();
  await leaveRoom();
  try {
    return await work();
  } catch (error) {
    if (room) await enterRoom(room).catch((again: unknown) => console.warn('The room that was left could not be entered again', again));
    throw error;
  }
}

/** Goes on in the room in which the member is, as after the page was loaded again: with the microphone off, and only when no other page holds it. */
export async function resumeRoom(): Promise<void> {
  if (seated) return;
  const own = latest;
  const current = await currentSeat();
  if (current && own === latest) await begin(current, { takesOver: false, isMicrophoneOn: false });
}

/** Takes the sound over from another page of the member; `inherits`: that page was closed. */
export async function moveHere(inherits = false): Promise<void> {
  const own = latest;
  const current = await currentSeat();
  if (own !== latest) return;
  stop(null);
  seated = null;
  if (current) await begin(current, { takesOver: true, isMicrophoneOn: false, inherits });
}

/** Leaves the room; rejects when the server keeps the seat. Where it cannot be reached the seat goes by itself, as nothing is heard from it. */
export async function leaveRoom(): Promise<void> {
  latest += 1;
  const roomId = seated;
  stop(null, true);
  if (!roomId) return;
  try {
    await leaveSeat(roomId);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    console.warn('The seat could not be given back; it is free once nothing is heard from it', error);
  }
  if (seated === roomId) seated = null;
}

async function giveBack(roomId: string) {
  if (seated !== roomId) await leaveSeat(roomId);
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
        if (stay === begun) leave(begun.roomId, why);
      },
      inherits: () => {
        if (stay !== begun) return;
        moveHere(true).catch((error: unknown) => console.warn('The room could not be gone on with here; it can be asked for again', error));
      },
    },
  );
  stay?.end(false);
  stay = begun;
  seated = current.room.id;
  await begun.begin();
}

/** A seat that is lost already is left once more, which says nothing; one that is not would stay taken. */
function leave(roomId: string, why: string | null) {
  latest += 1;
  stop(why);
  seated = null;
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
export const holdToTalk = (isHeld: boolean): void => stay?.holdToTalk(isHeld);
export const setSpeaker = (isOn: boolean): void => stay?.setSpeaker(isOn);
export const allowSound = (): void => stay?.allowSound();

export function setVolume(userId: string, volume: number) {
  setOwnVolume(userId, { volume });
  stay?.volumesChanged();
}

export function setLocallyMuted(userId: string, isLocallyMuted: boolean) {
  setOwnVolume(userId, { isLocallyMuted });
  stay?.volumesChanged();
}

/** Reads anew what the room is, who is in it and as what. */
export const refreshRoom = (): void => stay?.refresh();

/** What ended the last stay has been told. */
export const wasToldWhy = (): void => state.change((before) => (before.ended === null ? before : { ...before, ended: null }));

beforeSignOut(leaveRoom);

// Whoever signs out, in this tab or another, is in no room here.
onKnownMember(() => {
  if (knownMember()) return;
  latest += 1;
  seated = null;
  stop(null);
});
