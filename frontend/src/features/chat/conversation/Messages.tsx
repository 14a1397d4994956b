import { CHAT_TEXT, type Chat, keptDaysText } from '@contracts/chat';
import { ErrorState } from '../../../design/ErrorState';
import { MessageLog } from '../../../design/MessageLog';
import { turkishNumber } from '../../../design/numbers';
import { chatError } from '../api/chats';
import { markSteps } from '../api/markTimes';
import classes from './Conversation.module.css';
import { MessageRow } from './MessageRow';
import { OutgoingRow } from './OutgoingRow';
import { lastOwn, reachedAt, reachedBy } from './rows';
import type { Here } from './useConversation';

interface Props {
  chat: Chat;
  memberId: string;
  otherName: string;
  isOffline: boolean;
  here: Here;
}

/** The messages; of many only some are in the page at a time. */
export function Messages({ chat, memberId, otherName, isOffline, here }: Props) {
  const { thread, rows, outbox, scroll, actions, news, found } = here;
  const own = lastOwn(thread.thread, memberId);
  const reached = own?.state === 'sent' ? reachedBy(own, thread.thread, chat.marks) : null;
  const since = own && reached && reachedAt(own, reached, thread.thread, markSteps(chat.id));
  if (thread.error) return <ErrorState text={chatError(thread.error, CHAT_TEXT.messagesFailed)} onRetry={thread.retry} />;
  return (
    <MessageLog
      box={scroll.box}
      className={classes.log}
      label={`${otherName} ile mesajlar`}
      isPending={thread.isPending}
      // What comes is said at the end alone: of a log that is read backwards everything older would be said too.
      live={scroll.isAtEnd && !thread.isPending ? 'polite' : 'off'}
      onScroll={scroll.onScroll}
      end={scroll.isAtEnd ? null : { words: news > 0 ? `${turkishNumber(news)} yeni mesaj` : 'En yeniye git', go: () => void here.toEnd() }}
      under={
        thread.isStale && (
          <p className={classes.stale} role="status">
            Mesajlar şu anda güncel değil.
            <button type="button" onClick={thread.ask}>
              Tekrar Dene
            </button>
          </p>
        )
      }
    >
      {thread.isPending && <Waiting />}
      {!thread.isPending && !thread.thread.hasOlder && chat.kept_days !== null && <p className={classes.more}>{keptDaysText(chat.kept_days)}</p>}
      {!thread.isPending && rows.length === 0 && chat.may_write && <p className={classes.more}>Henüz mesaj yok. İlk mesajı siz yazın.</p>}
      <ol ref={scroll.list} className={classes.rows}>
        {scroll.shown.map((row) =>
          row.message ? (
            <MessageRow
              key={row.key}
              message={row.message}
              day={row.day}
              memberId={memberId}
              otherName={otherName}
              mayWrite={chat.may_write && chat.state === 'open'}
              mayPreview={chat.state !== 'request'}
              reached={row.message === own ? reached : null}
              reachedAt={row.message === own ? since : null}
              isFound={row.message.id === found}
              actions={actions}
            />
          ) : (
            <OutgoingRow
              key={row.key}
              entry={row.entry}
              day={row.day}
              isOffline={isOffline}
              mayWrite={chat.may_write}
              onAgain={outbox.again}
              onTakeBack={outbox.takeBack}
            />
          ),
        )}
      </ol>
    </MessageLog>
  );
}

const Waiting = () => (
  <div className={classes.waiting} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);
