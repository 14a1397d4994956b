import { decides } from '../../../platform/commands/decides.js';
import { decidesAndDestroys } from '../../../platform/commands/decides-and-destroys.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { uploadArea } from '../../../platform/uploads/upload-area.js';
import { HeldChats } from '../conversation/held-chats.port.js';
import { CaseConversationController } from './case-conversation.controller.js';
import { CopiedEvidence } from './copied-evidence.service.js';
import { CopiedFile } from './copied-file.service.js';
import { DestroyChatEvidence, DiscloseChatEvidence, EndReportedChat, LetGoChatEvidence } from './evidence.commands.js';
import { evidenceView } from './evidence.model.js';
import { evidenceOwnData } from './evidence.own-data.js';
import { letGoEvidence } from './evidence.policy.js';
import { evidenceProjection } from './evidence.projection.js';
import { EvidenceQuery } from './evidence.query.js';
import { EVIDENCE_FILES_AREA, evidenceStream } from './evidence.stream.js';
import { evidenceTold } from './evidence.told.js';
import { EvidenceLinks } from './evidence-links.service.js';
import { EndReportedChatHandler, LetGoChatEvidenceHandler } from './let-go-evidence.handler.js';
import { ReportedMessageQuery } from './reported-message.query.js';
import { withdrawReportedMessage } from './withdraw-reported-message.policy.js';

/** Reports of messages: what moderators read of them, for how long, and what they decide. */
export const evidence: Slice = {
  streams: [evidenceStream],
  told: evidenceTold,
  commands: [
    decides(DiscloseChatEvidence, evidenceStream, ({ messageId }) => messageId),
    decidesAndDestroys(DestroyChatEvidence, evidenceStream, ({ messageId }) => messageId),
    handledBy(LetGoChatEvidence, LetGoChatEvidenceHandler, 'cleanup'),
    handledBy(EndReportedChat, EndReportedChatHandler, 'cleanup'),
  ],
  policies: [letGoEvidence, withdrawReportedMessage],
  projections: [{ projection: evidenceProjection, models: [evidenceView] }],
  uploads: [uploadArea(EVIDENCE_FILES_AREA, evidenceStream, (state) => [state?.file?.key ?? null])],
  ownData: evidenceOwnData,
  controllers: [CaseConversationController],
  answers: [answer(HeldChats, EvidenceQuery)],
  providers: [CopiedEvidence, CopiedFile, EvidenceLinks, EvidenceQuery, ReportedMessageQuery],
};
