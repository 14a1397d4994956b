import { CHAT_FILE_TEXT } from '../../../../contracts/chat-files.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ChatFileCommand, UseChatFile } from './file.commands.js';
import type { ChatFileEvent } from './file.events.js';

export interface KeptChatFile {
  readonly chatId: string;
  readonly authorId: string;
  readonly key: string;
  readonly thumbnailKey: string | null;
  readonly sealed: string;
  readonly day: string;
  /** The message that takes it along. */
  readonly usedBy: string | null;
}
/** Null before it came and after it has gone. */
export type ChatFileState = KeptChatFile | null;

/** A file of one member for one conversation: one message takes it along. */
export const chatFile: Decider<ChatFileState, ChatFileCommand, ChatFileEvent> = {
  initial: null,
  evolve(state, { type, data }) {
    switch (type) {
      case 'ChatFileUploaded': {
        const { fileId: _, ...kept } = data;
        return { ...kept, usedBy: null };
      }
      case 'ChatFileUsed':
        return state && { ...state, usedBy: data.messageId };
      case 'ChatFileRemoved':
        return null;
    }
  },
  decide({ type, data }, state) {
    switch (type) {
      case 'KeepChatFile': {
        const { memberId: authorId, ...kept } = data;
        return state ? [] : [{ type: 'ChatFileUploaded', data: { ...kept, authorId } }];
      }
      case 'UseChatFile':
        return use(data, state);
      case 'RemoveChatFile': {
        if (!state) return [];
        const { chatId, authorId, day } = state;
        return [{ type: 'ChatFileRemoved', data: { fileId: data.fileId, chatId, authorId, day } }];
      }
    }
  },
};

/** What is somebody else's, of another conversation, gone or taken along already cannot be told apart. */
export const fileMissing = () => new RuleViolation('chat-file.missing', CHAT_FILE_TEXT.missing, { file_url: CHAT_FILE_TEXT.missing });

/** The file that a message may take along. Throws RuleViolation where it may not. */
export function usableFile(state: ChatFileState, { chatId, memberId, messageId }: Omit<UseChatFile['data'], 'fileId'>): KeptChatFile {
  if (state?.chatId !== chatId || state.authorId !== memberId) throw fileMissing();
  if (state.usedBy !== null && state.usedBy !== messageId) throw fileMissing();
  return state;
}

function use({ fileId, ...of }: UseChatFile['data'], state: ChatFileState): readonly ChatFileEvent[] {
  const { chatId, authorId, usedBy } = usableFile(state, of);
  return usedBy === null ? [{ type: 'ChatFileUsed', data: { fileId, chatId, authorId, messageId: of.messageId } }] : [];
}
