import { LIVE_CHANNEL, type Listing } from '@contracts/envelope';
import type { VoiceRoom } from '@contracts/voice';
import type { VoiceRoomRow } from '@contracts/voice-messages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChannel } from '../../../client/socket';
import { forgetRoomDraft } from '../chat/roomDraft';
import { VOICE_ROOMS } from './rooms';

/** Milliseconds after which who has come and gone is asked for; pages are told at the same moment, and do not all ask at it. */
const ASK = { least: 3_000, spread: 4_000 } as const;
/** For which it has been decided to ask. */
const asking = new WeakSet<QueryClient>();

/** Keeps lists of rooms as they are now, for as long as one is drawn: numbers at once, faces a moment later. */
export function useRoomsLive(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      followChannel<VoiceRoomRow>(LIVE_CHANNEL.voiceRooms, {
        onChange: ({ row }) => {
          if (row.room === null) forgetRoomDraft(row.roomId);
          queries.setQueriesData<Listing<VoiceRoom>>({ queryKey: VOICE_ROOMS }, (list) => list && foldRoom(list, row));
          askSoon(queries);
        },
        onMissed: () => void queries.invalidateQueries({ queryKey: VOICE_ROOMS }),
      }),
    [queries],
  );
}

/** A list after something happened to one of its rooms. What is told is what guests see, so that who is there stays as it was known. */
export function foldRoom(list: Listing<VoiceRoom>, { roomId, room }: VoiceRoomRow): Listing<VoiceRoom> {
  const known = list.data.find(({ id }) => id === roomId);
  if (!known) return list;
  if (room === null) return { ...list, data: list.data.filter((one) => one !== known), total: list.total - 1 };
  const { participants, createdBy, currentOwnerId, ownerUsername, ownerDisplayName, namedBy } = known;
  const now = { ...room, createdBy, currentOwnerId, ownerUsername, ownerDisplayName, namedBy, participants: participants.slice(0, room.participantCount) };
  return { ...list, data: list.data.map((one) => (one === known ? now : one)) };
}

function askSoon(queries: QueryClient) {
  if (asking.has(queries)) return;
  asking.add(queries);
  setTimeout(
    () => {
      asking.delete(queries);
      void queries.invalidateQueries({ queryKey: VOICE_ROOMS });
    },
    ASK.least + Math.random() * ASK.spread,
  );
}
