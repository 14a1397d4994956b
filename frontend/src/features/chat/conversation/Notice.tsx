import { CHAT_TEXT, type Chat } from '@contracts/chat';
import classes from './Conversation.module.css';

const NOTE: Record<string, string> = {
  [CHAT_TEXT.youDeleted]: CHAT_TEXT.youDeletedNote,
  [CHAT_TEXT.otherDeleted]: CHAT_TEXT.otherDeletedNote,
};

/** Why nothing can be written here, and what can be done instead. */
export function Notice({ chat }: { chat: Chat }) {
  const text = chat.notice ?? CHAT_TEXT.cannotWrite;
  const note = NOTE[text];
  return (
    <div className={classes.notice} role="status">
      <p>{text}</p>
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </div>
  );
}
