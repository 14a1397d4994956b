import type { VoiceMessage } from '@contracts/voice-messages';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { messageOf } from '../../../client/apiError';
import type { Action } from '../../../design/ActionButton';
import { ErrorState } from '../../../design/ErrorState';
import { LoadingState } from '../../../design/LoadingState';
import { MessageLog } from '../../../design/MessageLog';
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
      <div className={classes.failed}>
        <ErrorState text={`Mesajlar yüklenemedi. ${messageOf(error)}`} onRetry={retry} />
      </div>
    );
  const isEmpty = messages.length + outgoing.length === 0;
  return (
    <MessageLog
      box={box}
      className={classes.log}
      label="Oda mesajları"
      isPending={isPending}
      onScroll={scroll.onScroll}
      end={scroll.isAtEnd ? null : { words: newsWords(news, user?.username), go: scroll.toEnd }}
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
    </MessageLog>
  );
}
