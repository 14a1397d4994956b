import { VOICE_TEXT, type VoiceRoom } from '@contracts/voice';
import { queryClient } from '../../../client/queryClient';
import { toast } from '../../../design/toast';
import { countIn, VOICE_ROOMS } from '../api/rooms';
import { endLeadingTo, leadTo, setJoining } from '../entering';
import { enterRoom, leaveRoom } from '../session/voice';
import { joinFailure } from '../words';

/** Enters a room; throws why that was not possible. */
export async function enter(room: VoiceRoom): Promise<void> {
  setJoining(room.id);
  leadTo(room.id);
  try {
    if (await counted(room.id, 1, () => enterRoom(room))) void toast({ text: VOICE_TEXT.joined });
    else endLeadingTo(room.id);
  } catch (error) {
    endLeadingTo(room.id);
    throw error;
  } finally {
    setJoining(null);
  }
}

/** The same where no window is open that could say why it failed. */
export const enterAndTell = (room: VoiceRoom): Promise<void> =>
  enter(room).catch((error: unknown) => {
    void toast({ ...joinFailure(error), tone: 'danger' });
  });

/** Leaves the room that one is in; throws why that was not possible. */
export const leave = (room: VoiceRoom): Promise<void> => counted(room.id, -1, leaveRoom);

/** Lists show at once how many there will be, and take it back where it fails. */
async function counted<Done>(roomId: string, change: 1 | -1, work: () => Promise<Done>): Promise<Done> {
  countIn(roomId, change);
  try {
    return await work();
  } catch (error) {
    countIn(roomId, change === 1 ? -1 : 1);
    throw error;
  } finally {
    void queryClient.invalidateQueries({ queryKey: VOICE_ROOMS });
  }
}
