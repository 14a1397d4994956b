import type { Listing } from '@contracts/envelope';
import type { VoiceRoom } from '@contracts/voice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { VOICE_ROOMS } from '../api/rooms';
import { keepRoomDrafts } from './roomDraft';

/** Drops what was begun in rooms that have closed meanwhile, once all rooms are known. */
export function useKeptDrafts(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const all = queries.getQueryData<Listing<VoiceRoom>>([...VOICE_ROOMS, {}]);
    if (all && !all.hasMore) keepRoomDrafts(new Set(all.data.map(({ id }) => id)));
  }, [queries]);
}
