import { LIVE_CHANNEL } from '@contracts/envelope';
import type { VoiceRoom } from '@contracts/voice';
import type { VoiceRoomRow } from '@contracts/voice-messages';
import { ApiError } from '../../../client/apiError';
import { knownMember, onKnownMember } from '../../../client/knownMember';
import { followChannel } from '../../../client/socket';
import { store } from '../../../client/store';
import { toast } from '../../../design/toast';
import { roomOf } from '../api/seat';
import { askForVoice } from '../entering';
import { isFull, ROOM_WORDS } from '../words';

const NOT_FOUND = 404;
/** Seconds for which it is offered to come: whoever waits may look elsewhere. */
const OFFERED_S = 30;

/** Full rooms that the member waits for, as long as this page of theirs is open. */
const waited = store<readonly VoiceRoom[]>([]);
let unfollow: (() => void) | null = null;

/** Whether it is told when somebody leaves that room. */
export const useIsWaited = (roomId: string): boolean => waited.use((rooms) => rooms.some(({ id }) => id === roomId));

/** Tells the member, whichever page they are on, once the room has a place, or is there no more. */
export function waitForSeat(room: VoiceRoom) {
  waited.change((rooms) => [...rooms.filter(({ id }) => id !== room.id), room]);
  unfollow ??= followChannel<VoiceRoomRow>(LIVE_CHANNEL.voiceRooms, {
    onChange: ({ row }) => heard(row.roomId, row.room),
    onMissed: () => void Promise.all(waited.get().map(({ id }) => look(id))),
  });
}

export function waitNoMore(roomId: string) {
  waited.change((rooms) => rooms.filter(({ id }) => id !== roomId));
  if (waited.get().length > 0) return;
  unfollow?.();
  unfollow = null;
}

/** What is told of a room names nobody, so that what was known of it goes on. */
function heard(roomId: string, now: Pick<VoiceRoom, 'participantCount' | 'capacity'> | null) {
  const room = waited.get().find(({ id }) => id === roomId);
  if (!room || (now && isFull(now))) return;
  waitNoMore(roomId);
  if (now === null) void toast({ text: ROOM_WORDS.waitedClosed(room.name), tone: 'warn' });
  else
    void toast({
      text: ROOM_WORDS.hasPlace(room.name),
      seconds: OFFERED_S,
      action: { label: ROOM_WORDS.join, run: () => askForVoice({ kind: 'join', room: { ...room, ...now } }) },
    });
}

/** What happened while the line was broken is not told again. */
async function look(roomId: string) {
  try {
    heard(roomId, await roomOf(roomId));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // What could not be asked is told live with the next who comes or goes.
    if (error.status === NOT_FOUND) heard(roomId, null);
  }
}

// Whoever signs out, in this tab or another, waits for nothing here.
onKnownMember(() => {
  if (knownMember()) return;
  for (const { id } of waited.get()) waitNoMore(id);
});
