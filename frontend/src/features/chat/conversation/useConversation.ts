import type { Chat, ChatMessage } from '@contracts/chat';
import { WRITING_TEXT } from '@contracts/writing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { copyText } from '../../../design/copyText';
import { toast } from '../../../design/toast';
import { chatQuery } from '../api/chats';
import { useFileActions } from './files/useFileActions';
import type { MessageActions } from './MessageRow';
import { onSent } from './outbox/sent';
import { useOutbox } from './outbox/useOutbox';
import { rowsOf } from './rows';
import { useMarkRead } from './useMarkRead';
import { useMessageCalls } from './useMessageCalls';
import { useScroll } from './useScroll';
import { useThread } from './useThread';

interface Asking {
  setAbout: (about: { message: ChatMessage; isEdit: boolean }) => void;
  setRemoving: (message: ChatMessage) => void;
}

const copy = async ({ content }: ChatMessage) => {
  if (!(await copyText(content))) void toast({ text: WRITING_TEXT.copyFailed, tone: 'danger' });
};

/** A conversation on the page: what is at hand of it, where its reader is, and what can be done there. */
export function useConversation(chat: Chat, memberId: string, { setAbout, setRemoving }: Asking) {
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const [found, setFound] = useState<string | null>(null);
  const outbox = useOutbox(memberId, chat.id);
  const place = useRef<() => string | null>(() => null);
  const thread = useThread({
    chatId: chat.id,
    onNews: ({ id, sender_id }) => sender_id !== memberId && setNews((before) => new Set([...before, id])),
    placeNow: () => place.current(),
  });
  const today = new Date().toDateString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: days are named anew when one has ended
  const rows = useMemo(() => rowsOf(thread.thread, outbox.outgoing, memberId, Date.now()), [thread.thread, outbox.outgoing, memberId, today]);
  const { hasOlder, hasNewer, messages } = thread.thread;
  const scroll = useScroll({ rows, hasOlder, hasNewer, older: thread.older, newer: thread.newer });
  place.current = scroll.seenMessage;
  if (scroll.isAtEnd && news.size > 0) setNews(new Set());

  const last = messages.findLast(({ sender_id }) => sender_id !== memberId);
  useMarkRead(memberId, chat.id, scroll.isAtEnd && !hasNewer && last ? last.id : null);
  const calls = useMessageCalls(memberId, chat.id, thread.tell);

  // The one text of a request is all that may be written.
  const queries = useQueryClient();
  const isRequest = chat.state === 'request';
  useEffect(
    () => onSent(({ chat_id }) => isRequest && chat_id === chat.id && void queries.invalidateQueries({ queryKey: chatQuery(chat.id).queryKey })),
    [queries, chat.id, isRequest],
  );

  // Why something was refused may be that nobody writes here any more.
  const refused = outbox.outgoing.filter(({ state }) => state === 'refused').length;
  useEffect(() => {
    if (refused > 0) void queries.invalidateQueries({ queryKey: chatQuery(chat.id).queryKey });
  }, [queries, chat.id, refused]);

  const goTo = async (messageId: string) => {
    setFound(messageId);
    const isHere = (all: readonly ChatMessage[]) => all.some(({ id }) => id === messageId);
    if (isHere(messages) || isHere((await thread.anew({ around: messageId }))?.messages ?? [])) scroll.toMessage(messageId);
  };
  const goToDay = async (since: string) => {
    const page = await thread.anew({ since });
    const first = page?.messages[0];
    if (first) return scroll.toMessage(first.id);
    if (!page) return;
    void toast({ text: 'Bu tarihten sonra mesaj yok.' });
    await thread.anew({});
  };
  const toEnd = async () => {
    scroll.toEnd();
    if (hasNewer) await thread.anew({});
  };
  const { files, viewed, close } = useFileActions(chat.id, thread.tell);
  const latest = useRef({ goTo, react: calls.react });
  latest.current = { goTo, react: calls.react };
  const actions = useMemo<MessageActions>(
    () => ({
      reply: (message) => setAbout({ message, isEdit: false }),
      edit: (message) => setAbout({ message, isEdit: true }),
      remove: setRemoving,
      copy: (message) => void copy(message),
      react: (message, emoji) => latest.current.react(message, emoji),
      goTo: (messageId) => void latest.current.goTo(messageId),
      ...files,
    }),
    [setAbout, setRemoving, files],
  );
  const view = { message: messages.find(({ id }) => id === viewed), close };
  return { thread, rows, outbox, scroll, calls, actions, view, news: news.size, found, goTo, goToDay, toEnd };
}

export type Here = ReturnType<typeof useConversation>;
