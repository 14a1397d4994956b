import type { UndoDecisionRequest } from '../../../contracts/forum-decisions.js';
import { TOOL_LIMITS } from '../../../contracts/forum-tools.js';
import { JudgedText } from '../http/fields.js';

/** Empty when it is missing, so that the rules can answer with their own sentences. */
export class UndoDecisionDto implements UndoDecisionRequest {
  @JudgedText(TOOL_LIMITS.reason.max)
  reason: string = '';
}
