import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { CaseDecided } from '../../moderation/public.js';
import { EndReportedChat, LetGoChatEvidence } from './evidence.commands.js';
import type { ChatEvidenceDestroyed, ChatEvidenceKept, ChatEvidenceRetained } from './evidence.events.js';

const DAY_MS = 24 * 60 * 60_000;

const look = ({ data: { messageId }, at }: { data: { messageId: string }; at: string }): readonly Reaction[] => [
  { schedule: intent(LetGoChatEvidence, { messageId }), key: `let-go-chat-evidence:${messageId}`, at: new Date(Date.parse(at) + DAY_MS).toISOString() },
];
const end = (messageId: string, position: number, at: string): readonly Reaction[] => [
  { schedule: intent(EndReportedChat, { messageId, position }), key: `end-reported-chat:${messageId}`, at },
];

/** What was copied goes when nobody has to judge it any more, and with the last report what the conversation itself was held for. */
export const letGoEvidence = policy<ChatEvidenceKept | ChatEvidenceRetained | ChatEvidenceDestroyed | CaseDecided>({
  name: 'let-go-chat-evidence',
  on: {
    ChatEvidenceKept: look,
    ChatEvidenceRetained: look,
    ChatEvidenceDestroyed: ({ data: { messageId }, position, at }) => end(messageId, position, at),
    CaseDecided: ({ data: { reportedType, contentId }, position, at }) => (reportedType === 'chat_message' ? end(contentId, position, at) : []),
  },
});
