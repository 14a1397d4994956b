import type { Chat } from '@contracts/chat';
import { piece } from '../../../design/piece';
import { isRequestTo } from '../api/chats';
import { usePresence } from '../api/presence';
import { OtherSide } from '../reporting';
import { RequestView } from '../request/RequestView';
import frame from './Frame.module.css';

const Conversation = piece(() => import('../conversation/Conversation').then((file) => file.Conversation));

interface Props {
  chat: Chat;
  memberId: string;
  isFullScreen: boolean;
  onClose: () => void;
}

/** What stands under the head: the messages, or the question whether one wants them. */
export function ChatInside({ chat, memberId, isFullScreen, onClose }: Props) {
  const isRequest = isRequestTo(chat, memberId);
  usePresence(chat);
  return (
    <div className={frame.body}>
      <OtherSide.Provider value={chat.other}>
        {isRequest ? (
          <RequestView chat={chat} memberId={memberId} onClose={onClose} />
        ) : (
          <Conversation chat={chat} isFullScreen={isFullScreen} onClose={onClose} />
        )}
      </OtherSide.Provider>
    </div>
  );
}
