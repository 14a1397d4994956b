import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import type { RoomFilter } from '../../../paths';
import { roomsQuery } from '../api/rooms';
import { useRoomsLive } from '../api/roomsLive';
import { ROOM_WORDS } from '../words';

/** The rooms that the filter asks for. All that there are come in one answer, which a category is taken from; only where there are more it is asked for itself. */
export function useRooms({ category, search }: RoomFilter) {
  useRoomsLive();
  const found = useQuery(roomsQuery(search ? { search } : {}));
  const asksCategory = Boolean(category && !search && found.data?.hasMore);
  const ofCategory = useQuery({ ...roomsQuery({ category }), enabled: asksCategory });
  const list = asksCategory ? ofCategory : found;
  const failed = search ? ROOM_WORDS.searchFailed : asksCategory ? ROOM_WORDS.categoryFailed : ROOM_WORDS.listFailed;
  return { ...list, all: found.data, problem: list.error && `${failed}. ${messageOf(list.error)}` };
}
