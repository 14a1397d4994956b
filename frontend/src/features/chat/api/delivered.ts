import { CHAT_LIMITS, type ChatIdsRequest } from '@contracts/chat';
import { useEffect, useRef } from 'react';
import { post } from '../../../client/http';

const GATHERED_MS = 300;
const reached = new Set<string>();

/** Tells the server that everything in a conversation has reached this device; several go together. */
function tellDelivered(chatId: string): void {
  if (reached.size === 0) setTimeout(send, GATHERED_MS);
  reached.add(chatId);
}

function send() {
  const chatIds = [...reached].slice(0, CHAT_LIMITS.ids);
  for (const id of chatIds) reached.delete(id);
  if (reached.size > 0) setTimeout(send, GATHERED_MS);
  post('/api/chat/delivered', { body: { chatIds } satisfies ChatIdsRequest, quiet: true }).catch((error: unknown) =>
    // The sender sees it with the next message that comes; its reader has nothing to do about it.
    console.warn('It could not be told that messages have come', error),
  );
}

/** Tells so of each conversation in which more is unread than was told before; `unread` is by conversation. */
export function useTellDelivered(unread: Readonly<Record<string, number>> | undefined): void {
  const told = useRef<Readonly<Record<string, number>>>({});
  useEffect(() => {
    if (!unread) return;
    for (const [chatId, count] of Object.entries(unread)) if (count > (told.current[chatId] ?? 0)) tellDelivered(chatId);
    told.current = unread;
  }, [unread]);
}
