import { type Chat, chatChannel } from '@contracts/chat';
import { WRITING_SHOWN_MS } from '@contracts/envelope';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAgain, followChannel, tellWriting } from '../../../client/socket';
import { store } from '../../../client/store';
import { chatQuery, chatsQuery } from './chats';

interface Seen {
  present: boolean;
  writing: boolean;
}
const NOBODY: Seen = { present: false, writing: false };
const seen = store<Readonly<Record<string, Seen>>>({});
const set = (chatId: string, change: Partial<Seen>) => seen.change((all) => ({ ...all, [chatId]: { ...(all[chatId] ?? NOBODY), ...change } }));

/** Whether the other side is in the conversation now, and whether they write there, as far as an open window has heard. */
export const useSeenIn = (chatId: string): Seen => seen.use((all) => all[chatId] ?? NOBODY);

/** Says in a conversation that its member writes there. */
export const tellWritingIn = (chatId: string): void => void tellWriting(chatChannel(chatId));

/** The server has told that the two may see each other: an open window that was shut out, or not let in, hears them again. */
export const hearAgainIn = (chatId: string): void => askAgain(chatChannel(chatId));

/** Hears in a conversation who is there and who writes, while it is shown and both sides may see each other. */
export function usePresence({ id, other, state }: Chat): void {
  const otherId = other.id;
  const isOpen = state === 'open';
  const queries = useQueryClient();
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      set(id, { writing: false });
    };
    const stop = followChannel(chatChannel(id), {
      onChange: rest,
      onMissed: rest,
      onPresent: ({ members }) => {
        const present = members.some((member) => member.id === otherId);
        set(id, { present });
        if (present) return;
        rest();
        // They have left, or the two no longer see each other: what is known of them is asked anew.
        void queries.invalidateQueries({ queryKey: chatQuery(id).queryKey });
        void queries.invalidateQueries({ queryKey: chatsQuery.queryKey });
      },
      onWriting: ({ memberId }) => {
        if (memberId !== otherId) return;
        clearTimeout(timer);
        set(id, { writing: true });
        timer = setTimeout(rest, WRITING_SHOWN_MS);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
      set(id, NOBODY);
    };
  }, [id, otherId, isOpen, queries]);
}

/** What was being written has come. */
export const endWriting = (chatId: string): void => set(chatId, { writing: false });
