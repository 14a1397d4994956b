import { CHAT_TEXT, type ChatMessage } from '@contracts/chat';
import classes from './Message.module.css';

type Quoted = NonNullable<ChatMessage['reply_to']>;

/** What a message answers; a press goes there. */
export const Quote = ({ quoted, onGo }: { quoted: Quoted; onGo: (messageId: string) => void }) => {
  const words = quoted.content || CHAT_TEXT.deletedMessage;
  return (
    <button type="button" className={classes.quote} aria-label={`Yanıtlanan mesaja git: ${words}`} onClick={() => onGo(quoted.id)}>
      <span dir="auto">{words}</span>
    </button>
  );
};
