import type { ChatMessage } from '@contracts/chat';
import classes from './Message.module.css';

type Quoted = NonNullable<ChatMessage['reply_to']>;

/** Whoever it was who took it away: its author, a moderator, or time. */
const GONE = 'Bu mesaj artık görünmüyor';

/** What a message answers; a press goes there. */
export const Quote = ({ quoted, onGo }: { quoted: Quoted; onGo: (messageId: string) => void }) => {
  const words = quoted.content || GONE;
  return (
    <button type="button" className={classes.quote} aria-label={`Yanıtlanan mesaja git: ${words}`} onClick={() => onGo(quoted.id)}>
      <span dir="auto">{words}</span>
    </button>
  );
};
