import { CHAT_LIMITS, CHAT_TEXT, type ChatLiveRow, type ChatMessage, type ChatMessageRow, type ChatMessages, type ChatRow } from '@contracts/chat';
import { LIVE_CHANNEL } from '@contracts/envelope';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { followChannel } from '../../../client/socket';
import { toast } from '../../../design/toast';
import { chatError } from '../api/chats';
import { type MessagePlace, readMessages } from '../api/messages';
import { useIsChatLive } from '../api/useChatLive';
import { onSent } from './outbox/sent';
import { keptFrom, type Side, type Thread, withMessage, withNewest, withPage, withTold } from './thread';

type Place = MessagePlace & { since?: string };
/** No answer is on its way for longer. */
const TOLD_MS = 60_000;
/** So many times in a row nothing could be asked, before it is told: one time is a hiccup. */
const MISSED_SHOWN = 2;
const NOTHING: Thread = { messages: [], hasOlder: false, hasNewer: false };
/** Apart from the keys of the list, whose being asked anew would throw away what is read. Nothing of it is kept on the device. */
const threadKey = (chatId: string) => ['conversation', chatId] as const;

interface Options {
  chatId: string;
  /** A message was written just now. */
  onNews: (message: ChatMessage) => void;
  /** Where the reader is, when everything has to be read anew; null at the end. */
  placeNow: () => string | null;
}

/** The piece of a conversation that is at hand: read from its end, then wherever its reader goes, and kept in step with what happens. */
export function useThread({ chatId, onNews, placeNow }: Options) {
  const queries = useQueryClient();
  const isLive = useIsChatLive();
  const told = useRef<{ at: number; message: ChatMessage }[]>([]);
  const busy = useRef(new Set<Side>());
  const queryKey = threadKey(chatId);
  const change = (how: (thread: Thread) => Thread) => queries.setQueryData<Thread>(queryKey, (thread) => thread && how(thread));
  const toldSince = (asked: number) => told.current.filter(({ at }) => at >= asked).map(({ message }) => message);

  const query = useQuery<Thread>({
    queryKey,
    queryFn: async ({ signal }) => {
      const asked = Date.now();
      return withTold(await readMessages(chatId, {}, signal), toldSince(asked));
    },
    staleTime: 0,
    refetchOnReconnect: false,
  });

  const ask = async (place: Place, take: (thread: Thread, page: ChatMessages) => Thread): Promise<ChatMessages | null> => {
    const asked = Date.now();
    try {
      const page = await readMessages(chatId, place);
      change((thread) => withTold(take(thread, page), toldSince(asked)));
      return page;
    } catch (error) {
      void toast({ text: chatError(error, CHAT_TEXT.messagesFailed), tone: 'danger' });
      return null;
    }
  };

  const tell = (message: ChatMessage) => {
    const now = Date.now();
    told.current = [...told.current.filter(({ at }) => at > now - TOLD_MS), { at: now, message }];
    change((thread) => withMessage(thread, message));
  };

  const more = async (side: Side, place: Place) => {
    if (busy.current.has(side)) return;
    busy.current.add(side);
    const page = await ask(place, (thread, read) => withPage(thread, read, side));
    // After a failure it waits for the reader to move on.
    if (page) busy.current.delete(side);
    else setTimeout(() => busy.current.delete(side), CHAT_LIMITS.poll);
  };
  const anew = (place: Place) => ask(place, (_thread, page) => page);

  const onRow = useEffectEvent((kind: string, row: ChatMessageRow) => {
    if (row.message.chat_id !== chatId) return;
    tell(row.message);
    if (kind === 'insert') onNews(row.message);
  });
  const onChat = useEffectEvent(({ chat: { id, kept_from: time } }: ChatRow) => {
    if (id !== chatId || time === null) return;
    told.current = told.current.filter(({ message }) => message.created_at >= time);
    change((thread) => keptFrom(thread, time));
  });
  const onMissed = useEffectEvent(() => {
    const around = placeNow();
    void anew(around === null ? {} : { around });
  });
  const onOwn = useEffectEvent((message: ChatMessage) => message.chat_id === chatId && tell(message));
  useEffect(() => onSent(onOwn), []);
  useEffect(
    () =>
      followChannel<ChatLiveRow>(LIVE_CHANNEL.chats, {
        onChange: ({ kind, row }) => {
          if (row.type === 'message') onRow(kind, row);
          if (row.type === 'chat') onChat(row);
        },
        onMissed,
      }),
    [],
  );

  const [isStale, setStale] = useState(false);
  const missed = useRef(0);
  const poll = useEffectEvent(async () => {
    const before = queries.getQueryData<Thread>(queryKey)?.messages.at(-1);
    const asked = Date.now();
    // What fails is told as `isStale`.
    const page = await readMessages(chatId, {}).catch(() => null);
    missed.current = page ? 0 : missed.current + 1;
    setStale(missed.current >= MISSED_SHOWN);
    if (!page) return;
    const isAtEnd = placeNow() === null;
    change((thread) => withTold(withNewest(thread, page, isAtEnd), toldSince(asked)));
    for (const message of page.messages) if (!before || message.position > before.position) onNews(message);
  });
  useEffect(() => {
    if (isLive) {
      missed.current = 0;
      return setStale(false);
    }
    const timer = setInterval(() => void poll(), CHAT_LIMITS.poll);
    return () => clearInterval(timer);
  }, [isLive]);

  const thread = query.data ?? NOTHING;
  const [first] = thread.messages;
  const last = thread.messages.at(-1);
  return {
    thread,
    isPending: query.isPending,
    error: query.isError && !query.data ? query.error : null,
    retry: () => void query.refetch(),
    /** Whether what is shown may be older than what there is. */
    isStale,
    ask: () => void poll(),
    tell,
    older: () => void (first && thread.hasOlder && more('older', { before: first.id })),
    newer: () => void (last && thread.hasNewer && more('newer', { after: last.id })),
    /** Reads anew around a message, from a time on, or from the end. */
    anew,
  };
}
