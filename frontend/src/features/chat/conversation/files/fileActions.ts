import type { ChatMessage } from '@contracts/chat';

/** What can be done with the file of a message. */
export interface FileActions {
  /** Shows a picture large. */
  open: (message: ChatMessage) => void;
  save: (message: ChatMessage) => Promise<void>;
  /** Asks for the message again, with links that live; answers whether it has any. */
  renew: (message: ChatMessage) => Promise<boolean>;
}
