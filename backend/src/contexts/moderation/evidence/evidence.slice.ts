import { decides } from '../../../platform/commands/decides.js';
import { decidesAndDestroys } from '../../../platform/commands/decides-and-destroys.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { uploadArea } from '../../../platform/uploads/upload-area.js';
import { HeldChats } from '../../chat/conversation/held-chats.port.js';
import { CopiedRooms } from '../../voice/reports/copied-rooms.port.js';
import { CaseConversationController } from './case-conversation.controller.js';
import { CopiedEvidence } from './copied-evidence.service.js';
import { CopiedFile } from './copied-file.service.js';
import { DestroyChatEvidence, DiscloseChatEvidence, LetGoChatEvidence } from './evidence.commands.js';
import { evidenceView } from './evidence.model.js';
import { evidenceOwnData } from './evidence.own-data.js';
import { letGoEvidence } from './evidence.policy.js';
import { evidenceProjection } from './evidence.projection.js';
import { EvidenceQuery } from './evidence.query.js';
import { EVIDENCE_FILES_AREA, evidenceStream } from './evidence.stream.js';
import { evidenceTold } from './evidence.told.js';
import { EvidenceLinks } from './evidence-links.service.js';
import { KeptWords } from './kept-words.service.js';
import { LetGoChatEvidenceHandler } from './let-go-evidence.handler.js';

/** What is copied of what was reported: what moderators read of it, and for how long. */
export const evidence: Slice = {
  streams: [evidenceStream],
  told: evidenceTold,
  commands: [
    decides(DiscloseChatEvidence, evidenceStream, ({ messageId }) => messageId),
    decidesAndDestroys(DestroyChatEvidence, evidenceStream, ({ messageId }) => messageId),
    handledBy(LetGoChatEvidence, LetGoChatEvidenceHandler, 'cleanup'),
  ],
  policies: [letGoEvidence],
  projections: [{ projection: evidenceProjection, models: [evidenceView] }],
  uploads: [uploadArea(EVIDENCE_FILES_AREA, evidenceStream, (state) => [state?.file?.key ?? null])],
  ownData: evidenceOwnData,
  controllers: [CaseConversationController],
  answers: [answer(HeldChats, EvidenceQuery), answer(CopiedRooms, KeptWords)],
  providers: [CopiedEvidence, CopiedFile, EvidenceLinks, EvidenceQuery, KeptWords],
};
