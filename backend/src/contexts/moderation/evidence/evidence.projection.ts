import { projection } from '../../../kernel/projection.js';
import type { ChatEvidenceEvent } from './evidence.events.js';
import { evidenceView } from './evidence.model.js';

export const evidenceProjection = projection<ChatEvidenceEvent>({
  name: 'chat_evidence',
  version: 1,
  views: [evidenceView.name],
  on: {
    ChatEvidenceKept: ({ data: { messageId, chatId, messages }, at, position }) =>
      evidenceView.put(messageId, { chat_id: chatId, position, copied_at: at, messages, is_over: false }),
    ChatEvidenceDestroyed: ({ data: { messageId } }) => evidenceView.change(messageId, { $set: { is_over: true } }),
  },
});
