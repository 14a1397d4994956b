import { DISCLOSURE_LIMITS } from '../../../../contracts/member-record.js';
import type { DiscloseProjectRequest } from '../../../../contracts/project-moderation.js';
import { JudgedText } from '../../../platform/http/fields.js';

export class DiscloseProjectDto implements DiscloseProjectRequest {
  @JudgedText(DISCLOSURE_LIMITS.reason)
  reason!: string;
}
