import { VERIFICATION_LIMITS, type VerificationDemandRequest } from '../../../../contracts/verification.js';
import { JudgedText } from '../../../platform/http/fields.js';

export class VerificationDemandDto implements VerificationDemandRequest {
  // What is missing counts as empty, so that the rules answer with their own sentence.
  @JudgedText(VERIFICATION_LIMITS.note)
  note: string = '';
}
