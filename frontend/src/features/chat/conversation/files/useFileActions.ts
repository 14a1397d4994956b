import type { ChatMessage } from '@contracts/chat';
import { CHAT_FILE_TEXT } from '@contracts/chat-files';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../../client/apiError';
import { download } from '../../../../client/download';
import { toast } from '../../../../design/toast';
import { readMessages } from '../../api/messages';
import type { FileActions } from './fileActions';
import { forgetLinks, linkOf } from './shownLinks';

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** What can be done with the files of a conversation. Links live for minutes: where one is over, the message is asked for again. */
export function useFileActions(chatId: string, tell: (message: ChatMessage) => void) {
  const [viewed, setViewed] = useState<string | null>(null);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const files = useMemo<FileActions>(() => {
    const renewed = async ({ id }: ChatMessage): Promise<ChatMessage | null> => {
      const page = await readMessages(chatId, { around: id });
      const told = page.messages.find((message) => message.id === id) ?? null;
      if (told) {
        forgetLinks(told);
        latest.current(told);
      }
      return told;
    };
    const saved = async (message: ChatMessage | null): Promise<void> => {
      const link = message && linkOf(message, 'full');
      if (!message || !link) throw new ApiError(410, 'GONE', CHAT_FILE_TEXT.gone);
      await download(link, message.file_name ?? CHAT_FILE_TEXT.unnamed);
    };
    return {
      open: ({ id }) => setViewed(id),
      renew: async (message) => {
        try {
          return (await renewed(message))?.file_url != null;
        } catch (error) {
          // Its picture says that it cannot be shown.
          console.warn('The links of a file could not be had anew', error);
          return false;
        }
      },
      save: async (message) => {
        try {
          await saved(message).catch(async (error: unknown) => {
            if (!isRefused(error)) throw error;
            await saved(await renewed(message));
          });
        } catch (error) {
          void toast({ text: isRefused(error) ? CHAT_FILE_TEXT.gone : messageOf(error), tone: 'danger' });
        }
      },
    };
  }, [chatId]);
  return { files, viewed, close: () => setViewed(null) };
}
