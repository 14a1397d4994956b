import { VOICE_LIMITS } from '@contracts/voice';
import type { VoiceSocketInfo } from '@contracts/voice-signals';
import { useQuery } from '@tanstack/react-query';
import { reads } from '../../../client/reads';

const infoQuery = reads<VoiceSocketInfo>(['voice', 'websocket'], '/api/voice-rooms/websocket/info', {
  quiet: true,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the installation has a relay; undefined while that is not known. */
export const useCanRelay = (): boolean | undefined => useQuery(infoQuery).data?.websocket.canRelay;

/** How many a room of this installation has at most; until that is known, no more than every installation carries. */
export const useCarried = (): number => useQuery(infoQuery).data?.carried ?? VOICE_LIMITS.carried;
