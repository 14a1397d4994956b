import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PickedFile } from '../files/picked';
import { type Outgoing, onOutgoing, outgoingOf } from './entries';
import { sendText, takeBack, tryAgain } from './outbox';

/** What a member has on its way in a conversation, and what can be done with it. */
export function useOutbox(memberId: string, chatId: string) {
  const outgoing = useSyncExternalStore(
    onOutgoing,
    useCallback(() => outgoingOf(memberId, chatId), [memberId, chatId]),
  );
  const doing = useMemo(
    () => ({
      send: (text: string, replyTo: Outgoing['replyTo'], file?: PickedFile) => sendText(memberId, { chatId, text, replyTo, ...(file && { file }) }),
      again: (entry: Outgoing) => tryAgain(memberId, entry),
      takeBack: (entry: Outgoing) => takeBack(memberId, entry),
    }),
    [memberId, chatId],
  );
  return { outgoing, ...doing };
}
