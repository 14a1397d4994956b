import type { StreamType } from '../../../kernel/decider.js';
import type { ChatEvidenceCommand } from './evidence.commands.js';
import { type ChatEvidence, chatEvidence } from './evidence.decider.js';
import type { ChatEvidenceEvent } from './evidence.events.js';

/** The key of what was copied of a message: no member's, and destroyed with the copies. */
export const evidenceKey = ({ messageId, round }: { readonly messageId: string; readonly round: number }): string => `chat-evidence-${messageId}.${round}`;

/** Where the bytes of files of reported messages are kept, encrypted. */
export const EVIDENCE_FILES_AREA = 'chat-evidence';

/** `chat-evidence-<message id>`. Why somebody looked is sealed for whom it is about. */
export const evidenceStream: StreamType<ChatEvidence, ChatEvidenceCommand, ChatEvidenceEvent> = {
  category: 'chat-evidence',
  decider: chatEvidence,
  events: {
    ChatEvidenceKept: { schema: 2, sealedFor: (data) => [evidenceKey(data)], earlier: [{ upcast: (data) => ({ ...data, file: null }) }] },
    ChatEvidenceNeeded: { schema: 1, sealedFor: (data) => (data.file ? [evidenceKey(data)] : []) },
    ChatEvidenceRetained: { schema: 1 },
    ChatEvidenceDestroyed: { schema: 1, erases: (data) => [evidenceKey(data)] },
    ChatEvidenceDisclosed: {
      schema: 2,
      personal: { subject: ({ authorId }) => authorId, fields: ['note'] },
      earlier: [{ upcast: (data) => data, personal: { subject: ({ authorId }) => authorId, fields: ['note'] } }],
    },
  },
};
