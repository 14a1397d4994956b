import type { VoiceMessage } from '@contracts/voice-messages';
import { IconArrowDown } from '@tabler/icons-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { messageOf } from '../../../client/apiError';
import type { Action } from '../../../design/ActionButton';
import { ErrorState } from '../../../design/ErrorState';
import { LoadingState } from '../../../design/LoadingState';
import { useVoice } from '../session/voice';
import classes from './Chat.module.css';
import { ExportLine } from './ExportLine';
import { MessageItem } from './MessageItem';
import { OutgoingItem } from './OutgoingItem';
import type { Outgoing } from './sending';
import { newsWords, useNews } from './useNews';
import { useOlder } from './useOlder';
import type { Thread } from './useThread';

export interface ListHandle {
  /** Shows what is added next, wherever its writer has read. */
  toEnd(): void;
}

interface Props {
  thread: Thread;
  outgoing: readonly Outgoing[];
  memberId: string;
  actionsOf: (message: VoiceMessage) => Action[];
  ref?: Ref<ListHandle>;
}

/** What was written, the oldest first. */
export function MessageList({ thread, outgoing, memberId, actionsOf, ref }: Props) {
  const { messages, isPending, error, retry, hasOlder, isAskingOlder, olderError, older } = thread;
  const box = useRef<HTMLDivElement>(null);
  const user = useVoice(({ people }) => people.find(({ link }) => link === 'self')?.participant.user);
  const scroll = useOlder({
    box,
    of: messages.length + outgoing.length,
    oldest: messages[0]?.id,
    hasOlder: hasOlder && !olderError,
    isAsking: isAskingOlder,
    older,
  });
  const news = useNews(messages, scroll.isAtEnd, memberId);
  useImperativeHandle(ref, () => ({ toEnd: scroll.toEnd }));
  if (error)
    return (
      <div className={classes.log}>
        <ErrorState text={`Mesajlar yüklenemedi. ${messageOf(error)}`} onRetry={retry} />
      </div>
    );
  const isEmpty = messages.length + outgoing.length === 0;
  return (
    <div className={classes.place}>
      <div
        ref={box}
        className={classes.log}
        role="log"
        aria-label="Oda mesajları"
        aria-busy={isPending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
        tabIndex={0}
        onScroll={scroll.onScroll}
      >
        {isPending && <LoadingState />}
        {olderError && (
          <p className={classes.note} role="alert">
            Daha fazla mesaj yüklenemedi{' '}
            <button type="button" onClick={older}>
              Tekrar Dene
            </button>
          </p>
        )}
        {isAskingOlder && <p className={classes.note}>Eski mesajlar yükleniyor…</p>}
        {!isPending && isEmpty && <p className={classes.note}>Henüz mesaj yok. İlk mesajı siz yazın.</p>}
        {!isEmpty && (
          <ol className={classes.messages}>
            {messages.map((message) =>
              message.messageType === 'export' ? (
                <ExportLine key={message.id} message={message} />
              ) : (
                <MessageItem key={message.id} message={message} actionsOf={actionsOf} />
              ),
            )}
            {user && outgoing.map((entry) => <OutgoingItem key={entry.key} entry={entry} memberId={memberId} user={user} />)}
          </ol>
        )}
      </div>
      {!scroll.isAtEnd && (
        <button
          type="button"
          className={classes.toEnd}
          onClick={() => {
            scroll.toEnd();
            // The button goes with what it shows.
            box.current?.focus({ preventScroll: true });
          }}
        >
          <IconArrowDown aria-hidden="true" />
          {newsWords(news, user?.username)}
        </button>
      )}
    </div>
  );
}
