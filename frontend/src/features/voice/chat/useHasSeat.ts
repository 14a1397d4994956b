import { useVoice } from '../session/voice';

/** Whether the server has said that one is in the room. */
export const useHasSeat = (roomId: string): boolean => useVoice(({ room, people }) => room?.id === roomId && people.some(({ link }) => link === 'self'));
