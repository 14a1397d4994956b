import { type CaseConversationRequest, EVIDENCE_LIMITS } from '../../../../contracts/chat-evidence.js';
import { JudgedText, LENGTH, Text } from '../../../platform/http/fields.js';

export class CaseConversationDto implements CaseConversationRequest {
  @JudgedText(EVIDENCE_LIMITS.reason.longest)
  reason!: string;
}

export class CopiedFileLinkDto {
  @Text(LENGTH.time)
  expires!: string;

  @Text(LENGTH.signature)
  signature!: string;
}
