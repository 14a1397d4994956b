/** The key of everything that an author writes in a conversation: destroyed with their account, or once nobody has the conversation any more. */
export const authorKey = (chatId: string, authorId: string): string => `chat-${chatId}.${authorId}`;

const YYYY_MM_DD = 10;
/** The day of an ISO time, in UTC: `YYYY-MM-DD`. */
export const utcDay = (at: string): string => at.slice(0, YYYY_MM_DD);

/** Which version of which message. `day` is the `utcDay` on which the message was sent. */
export interface MessageEdition {
  readonly chatId: string;
  readonly authorId: string;
  readonly messageId: string;
  readonly day: string;
  readonly edition: number;
}

/** The tree of all keys of what an author wrote there on a day: destroyed together when nothing is kept that long. */
export const dayKeys = (chatId: string, authorId: string, day: string): string => `${authorKey(chatId, authorId)}.${day}#`;

/**
 * The key of one version of a message, under the author's: destroyed alone when the version has lain long enough. A tree for each day keeps the
 * rows of the vault short, whatever is deleted in a long conversation.
 */
export const editionKey = ({ chatId, authorId, messageId, day, edition }: MessageEdition): string => `${dayKeys(chatId, authorId, day)}${messageId}.${edition}`;

/** Which file of which author, and the `utcDay` on which it came. */
export interface FileOfChat {
  readonly chatId: string;
  readonly authorId: string;
  readonly fileId: string;
  readonly day: string;
}

/** The key of what is sealed of a file, in the same tree: destroyed alone with the file. */
export const fileKey = ({ chatId, authorId, fileId, day }: FileOfChat): string => `${dayKeys(chatId, authorId, day)}file.${fileId}`;
