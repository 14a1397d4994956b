import { VOICE_TEXT, type VoiceRoom } from '@contracts/voice';
import { queryClient } from '../../../client/queryClient';
import { toast } from '../../../design/toast';
import { VOICE_ROOMS } from '../api/rooms';
import { setJoining } from '../entering';
import { enterRoom } from '../session/voice';
import { joinFailure } from '../words';

/** Enters a room; throws why that was not possible. */
export async function enter(room: VoiceRoom): Promise<void> {
  setJoining(room.id);
  try {
    if (await enterRoom(room)) void toast({ text: VOICE_TEXT.joined });
  } finally {
    setJoining(null);
    void queryClient.invalidateQueries({ queryKey: VOICE_ROOMS });
  }
}

/** The same where no window is open that could say why it failed. */
export const enterAndTell = (room: VoiceRoom): Promise<void> =>
  enter(room).catch((error: unknown) => {
    void toast({ ...joinFailure(error), tone: 'danger' });
  });
