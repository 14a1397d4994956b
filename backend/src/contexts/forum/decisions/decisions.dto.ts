import type { UndoDecisionRequest } from '../../../../contracts/forum-decisions.js';
import { TOOL_LIMITS } from '../../../../contracts/forum-tools.js';
import { Text } from '../../../platform/http/fields.js';

/** Above the limit of the contract, and empty when it is missing, so that the rules can answer with their own sentences. */
export class UndoDecisionDto implements UndoDecisionRequest {
  @Text(TOOL_LIMITS.reason.max * 10)
  reason: string = '';
}
