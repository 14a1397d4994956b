import type { Listing } from '@contracts/envelope';
import { type CreateVoiceRoomRequest, VOICE_LIMITS, type VoiceCategory, type VoiceRoom } from '@contracts/voice';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { posts, useCall } from '../../../calls/useCall';
import { getList, queryOf } from '../../../client/http';
import { queryClient } from '../../../client/queryClient';
import { at } from '../../../client/reads';

/** Under which everything about rooms is kept. */
export const VOICE_ROOMS = ['voice', 'rooms'] as const;
const PATH = '/api/voice-rooms';
/** Who comes and goes is told live; what a page that was left knows is asked for again after so long. */
const FRESH_MS = 15_000;

interface Wanted {
  readonly category?: VoiceCategory;
  readonly search?: string;
}

function addressOf({ category, search }: Wanted): string {
  const limit = VOICE_LIMITS.list;
  if (search) return `${PATH}/search${queryOf({ search, limit })}`;
  return (category ? at`/api/voice-rooms/category/${category}` : PATH) + queryOf({ limit });
}

/** Open rooms, the fullest first: all, of a category, or those that words are in. */
export const roomsQuery = (wanted: Wanted = {}) =>
  queryOptions<Listing<VoiceRoom>>({
    queryKey: [...VOICE_ROOMS, wanted],
    queryFn: ({ signal }) => getList<VoiceRoom>(addressOf(wanted), { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });

/** Shows one more or one fewer in a room than was told, before the server has answered. */
export const countIn = (roomId: string, change: 1 | -1): unknown =>
  queryClient.setQueriesData<Listing<VoiceRoom>>(
    { queryKey: VOICE_ROOMS },
    (list) =>
      list && {
        ...list,
        data: list.data.map((room) => (room.id === roomId ? { ...room, participantCount: Math.max(0, room.participantCount + change) } : room)),
      },
  );

/** Opens a room, in which whoever opens it is then. */
export const useCreateRoom = () => useCall(posts<CreateVoiceRoomRequest, VoiceRoom>(PATH), { asksAgain: [VOICE_ROOMS] });
