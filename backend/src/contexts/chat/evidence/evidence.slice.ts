import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { EndReportedChat } from './end-reported-chat.commands.js';
import { EndReportedChatHandler } from './end-reported-chat.handler.js';
import { endReportedChat } from './end-reported-chat.policy.js';
import { ReportedMessageQuery } from './reported-message.query.js';
import { withdrawReportedMessage } from './withdraw-reported-message.policy.js';

/** Reports of messages: what is copied of them, and what becomes of them by a decision. */
export const evidence: Slice = {
  streams: [],
  commands: [handledBy(EndReportedChat, EndReportedChatHandler, 'cleanup')],
  policies: [endReportedChat, withdrawReportedMessage],
  providers: [ReportedMessageQuery],
};
