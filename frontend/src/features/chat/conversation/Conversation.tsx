import type { Chat } from '@contracts/chat';

export interface ConversationProps {
  chat: Chat;
  isFullScreen: boolean;
  onClose: () => void;
}

/** What two members wrote to each other, and where one writes on. */
export const Conversation = ({ chat }: ConversationProps) => <div role="log">{chat.last_message?.content}</div>;
