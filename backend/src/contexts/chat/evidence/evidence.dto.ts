import { type CaseConversationRequest, EVIDENCE_LIMITS } from '../../../../contracts/chat-evidence.js';
import { JudgedText } from '../../../platform/http/fields.js';

export class CaseConversationDto implements CaseConversationRequest {
  @JudgedText(EVIDENCE_LIMITS.reason.longest)
  reason!: string;
}
