import type { Author } from '@contracts/accounts';
import type { ChatMessage } from '@contracts/chat';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Action } from '../../design/ActionButton';
import { wordsOf } from './words';

type ReportedMessage = Pick<ChatMessage, 'id' | 'sender_id' | 'state' | 'content' | 'message_type' | 'file_name'>;

export interface MessageReportingProps {
  message: ReportedMessage;
  author: Author;
  /** Shows the action; there is none for one's own message. */
  children: (report: Action | null) => ReactNode;
}

/** By what whoever reports a message knows it again: its words, and what its file is called. */
export function reportedWords(message: ReportedMessage): string {
  const words = wordsOf(message);
  return message.file_name === null || words === message.file_name ? words : `${words} · ${message.file_name}`;
}

/** How messages are reported, which is the business of another part of the application. */
export const MessageReporting = createContext<ComponentType<MessageReportingProps> | null>(null);
/** Who is on the other side of the conversation. */
export const OtherSide = createContext<Author | null>(null);

/** Lets the other side's message be reported. */
export function Reportable({ message, children }: { message: ReportedMessage; children: MessageReportingProps['children'] }) {
  const Reporting = useContext(MessageReporting);
  const author = useContext(OtherSide);
  if (!Reporting || author?.id !== message.sender_id) return children(null);
  return (
    <Reporting message={message} author={author}>
      {children}
    </Reporting>
  );
}
