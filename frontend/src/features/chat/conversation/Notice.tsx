import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { openChat } from '../../../client/openChat';
import { Button } from '../../../design/Button';
import classes from './Conversation.module.css';

const NOTE: Record<string, string> = {
  [CHAT_TEXT.youDeleted]: CHAT_TEXT.youDeletedNote,
  [CHAT_TEXT.otherDeleted]: CHAT_TEXT.otherDeletedNote,
};

/** Why nothing can be written here, and what can be done instead. */
export function Notice({ chat }: { chat: Chat }) {
  const text = chat.notice ?? CHAT_TEXT.cannotWrite;
  const note = NOTE[text];
  const mayStart = note !== undefined && chat.other.username !== '';
  return (
    <div className={classes.notice} role="status">
      <p>{text}</p>
      {note !== undefined && <p className={classes.note}>{note}</p>}
      {mayStart && (
        <Button size="small" className={classes.start} onClick={() => openChat({ memberId: chat.other.id })}>
          Yeni sohbet başlat
        </Button>
      )}
    </div>
  );
}
