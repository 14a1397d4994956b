import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { CaseDecided, ChatEvidenceDestroyed } from '../../moderation/public.js';
import { EndReportedChat } from './end-reported-chat.commands.js';

const end = (messageId: string, position: number, at: string): readonly Reaction[] => [
  { schedule: intent(EndReportedChat, { messageId, position }), key: `end-reported-chat:${messageId}`, at },
];

/** With its last report goes what a conversation was held for. */
export const endReportedChat = policy<ChatEvidenceDestroyed | CaseDecided>({
  name: 'end-reported-chat',
  on: {
    ChatEvidenceDestroyed: ({ data: { messageId }, position, at }) => end(messageId, position, at),
    CaseDecided: ({ data: { reportedType, contentId }, position, at }) => (reportedType === 'chat_message' ? end(contentId, position, at) : []),
  },
});
