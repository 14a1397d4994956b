import { type CaseConversationRequest, EVIDENCE_LIMITS } from '../../../../contracts/chat-evidence.js';
import { JudgedText, LENGTH, Text } from '../../../platform/http/fields.js';
import type { EvidenceLink } from './evidence-links.service.js';

export class CaseConversationDto implements CaseConversationRequest {
  @JudgedText(EVIDENCE_LIMITS.reason.longest)
  reason!: string;
}

export class CopiedFileLinkDto implements EvidenceLink {
  @Text(LENGTH.time)
  expires!: string;

  @Text(LENGTH.signature)
  signature!: string;
}
