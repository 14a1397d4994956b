import { displayName } from '@contracts/accounts';
import type { ChatLiveRow } from '@contracts/chat';
import { LIVE_CHANNEL } from '@contracts/envelope';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followChannel } from '../../client/socket';
import { knownChat } from './api/fold';
import { useDesk } from './desk/desk';

/** Says to those who do not see it that somebody wrote, unless it comes in a window that says so itself. */
export function NewMessages({ memberId }: { memberId: string }) {
  const queries = useQueryClient();
  const [told, setTold] = useState('');
  const open = useDesk(({ windows }) => windows);
  useEffect(
    () =>
      followChannel<ChatLiveRow>(LIVE_CHANNEL.chats, {
        onChange: ({ kind, row }) => {
          if (row.type !== 'message' || kind !== 'insert' || row.message.sender_id === memberId) return;
          const { chat_id } = row.message;
          const chat = knownChat(queries, chat_id);
          if (!chat || chat.muted || open.some(({ chatId, minimised }) => chatId === chat_id && !minimised)) return;
          setTold(`${displayName(chat.other)} size yazdı.`);
        },
        onMissed: () => setTold(''),
      }),
    [queries, memberId, open],
  );
  return (
    <p aria-live="polite" className="visually-hidden">
      {told}
    </p>
  );
}
