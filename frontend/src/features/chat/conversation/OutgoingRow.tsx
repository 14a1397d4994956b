import { CHAT_TEXT } from '@contracts/chat';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { memo } from 'react';
import classes from './Message.module.css';
import { MessageText } from './MessageText';
import { isStale, type Outgoing } from './outbox/entries';

interface Props {
  entry: Outgoing;
  day: string | null;
  isOffline: boolean;
  onAgain: (entry: Outgoing) => void;
  onTakeBack: (entry: Outgoing) => void;
}

/** A text that the server does not have yet; one that could not be sent keeps its words. */
export const OutgoingRow = memo(function OutgoingRow({ entry, day, isOffline, onAgain, onTakeBack }: Props) {
  const hasFailed = entry.state === 'refused' || isStale(entry) || (entry.state === 'failed' && !isOffline);
  return (
    <li className={`${classes.row} ${classes.own}`} data-outgoing={entry.state}>
      {day !== null && <span className={classes.day}>{day}</span>}
      <div className={classes.line}>
        <div className={[classes.bubble, hasFailed && classes.failed].filter(Boolean).join(' ')}>
          <div className={classes.body} dir="auto">
            <MessageText text={entry.text} />
          </div>
        </div>
      </div>
      {hasFailed ? (
        <>
          <p className={`${classes.under} ${classes.right} ${classes.problem}`} role="alert">
            <IconAlertTriangle aria-hidden="true" />
            {CHAT_TEXT.failed}
            {entry.problem !== null && <span>{entry.problem}</span>}
          </p>
          <div className={`${classes.under} ${classes.right}`}>
            <button type="button" onClick={() => onAgain(entry)}>
              Tekrar Dene
            </button>
            <button type="button" onClick={() => onTakeBack(entry)}>
              Sil
            </button>
          </div>
        </>
      ) : (
        <p className={`${classes.under} ${classes.right}`}>
          <IconClock aria-hidden="true" />
          {isOffline ? 'Bağlantı gelince gönderilecek' : 'Gönderiliyor…'}
        </p>
      )}
    </li>
  );
});
