import type { Chat } from '@contracts/chat';
import { useMember } from '../../../client/session';
import { OpenConversation } from './OpenConversation';

export interface ConversationProps {
  chat: Chat;
  isFullScreen: boolean;
  onClose: () => void;
}

/** What two members wrote to each other, and where one writes on. */
export function Conversation({ chat, isFullScreen }: ConversationProps) {
  const member = useMember();
  return member ? <OpenConversation key={`${member.id} ${chat.id}`} chat={chat} memberId={member.id} isFullScreen={isFullScreen} /> : null;
}
