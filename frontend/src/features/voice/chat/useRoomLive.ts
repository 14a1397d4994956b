import { LIVE_CHANNEL } from '@contracts/envelope';
import type { VoiceRoomRow, VoiceRow } from '@contracts/voice-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { followChannel } from '../../../client/socket';
import { refreshRoom, useVoice } from '../session/voice';
import { foldMessage, messagesQuery } from './messages';
import { forgetRoomDraft } from './roomDraft';
import { foldOwn } from './sending';

/** Hears what is written in the room and what becomes of it; `onNews` hears of each message of somebody else. */
export function useRoomLive(roomId: string, memberId: string, onNews: () => void): void {
  const queries = useQueryClient();
  const isElsewhere = useVoice(({ phase }) => phase === 'elsewhere');
  // The page with the sound is told over the line of the room, and why.
  const ends = useEffectEvent(() => {
    if (isElsewhere) refreshRoom();
  });
  const take = useEffectEvent((kind: string, row: VoiceRow) => {
    if (row.roomId !== roomId) return;
    if (row.type === 'participants') refreshRoom();
    if (row.type === 'out') ends();
    if (row.type !== 'message') return;
    const isOwn = row.message.userId === memberId;
    if (kind === 'insert' && isOwn) foldOwn(queries, row.message);
    else foldMessage(queries, row.message);
    if (kind === 'insert' && !isOwn) onNews();
  });
  const ask = useEffectEvent(() => void queries.invalidateQueries({ queryKey: messagesQuery(roomId).queryKey }));
  useEffect(() => {
    const leaveOwn = followChannel<VoiceRow>(LIVE_CHANNEL.voice, { onChange: ({ kind, row }) => take(kind, row), onMissed: () => ask() });
    const leaveRooms = followChannel<VoiceRoomRow>(LIVE_CHANNEL.voiceRooms, {
      onChange: ({ row }) => {
        if (row.roomId !== roomId) return;
        if (row.room === null) {
          forgetRoomDraft(roomId);
          ends();
        } else refreshRoom();
      },
      onMissed: refreshRoom,
    });
    return () => {
      leaveOwn();
      leaveRooms();
    };
  }, [roomId]);
}
