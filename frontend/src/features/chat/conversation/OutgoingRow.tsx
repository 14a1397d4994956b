import { CHAT_TEXT } from '@contracts/chat';
import { CHAT_FILE_TEXT } from '@contracts/chat-files';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { memo } from 'react';
import { OutgoingFile } from './files/OutgoingFile';
import classes from './Message.module.css';
import { MessageText } from './MessageText';
import { isStale, type Outgoing } from './outbox/entries';

interface Props {
  entry: Outgoing;
  day: string | null;
  isOffline: boolean;
  /** Whether a further try could end otherwise. */
  mayWrite: boolean;
  onAgain: (entry: Outgoing) => void;
  onTakeBack: (entry: Outgoing) => void;
}

/** What the server does not have yet; what could not be sent keeps its words, and its file. */
export const OutgoingRow = memo(function OutgoingRow({ entry, day, isOffline, mayWrite, onAgain, onTakeBack }: Props) {
  const { file, text } = entry;
  const hasFailed = entry.state === 'refused' || isStale(entry) || (entry.state === 'failed' && !isOffline);
  return (
    <li className={`${classes.row} ${classes.own}`} data-outgoing={entry.state}>
      {day !== null && <span className={classes.day}>{day}</span>}
      <div className={classes.line}>
        <div className={[classes.bubble, file && classes.withFile, hasFailed && classes.failed].filter(Boolean).join(' ')}>
          {file && <OutgoingFile clientId={entry.clientId} file={file} isOnTheWay={!hasFailed} />}
          {(!file || text !== '') && (
            <div className={classes.body} dir="auto">
              <MessageText text={text} />
            </div>
          )}
        </div>
      </div>
      {hasFailed ? (
        <>
          <p className={`${classes.under} ${classes.right} ${classes.problem}`} role="alert">
            <IconAlertTriangle aria-hidden="true" />
            <span>
              {file ? (entry.problem ?? CHAT_FILE_TEXT.uploadFailed) : CHAT_TEXT.failed}
              {!file && entry.problem !== null && ` ${entry.problem}`}
            </span>
          </p>
          <div className={`${classes.under} ${classes.right}`}>
            {mayWrite && !entry.isFinal && (
              <button type="button" data-first onClick={() => onAgain(entry)}>
                Tekrar Dene
              </button>
            )}
            <button type="button" onClick={() => onTakeBack(entry)}>
              Sil
            </button>
          </div>
        </>
      ) : (
        <p className={`${classes.under} ${classes.right}`}>
          <IconClock aria-hidden="true" />
          {isOffline ? 'Bağlantı gelince gönderilecek' : 'Gönderiliyor…'}
          {file && (
            <button type="button" onClick={() => onTakeBack(entry)}>
              İptal
            </button>
          )}
        </p>
      )}
    </li>
  );
});
