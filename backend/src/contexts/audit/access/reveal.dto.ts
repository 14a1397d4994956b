import type { RevealRequest } from '../../../../contracts/audit-timeline.js';
import { DISCLOSURE_LIMITS, DISCLOSURE_PURPOSES, type DisclosurePurpose } from '../../../../contracts/member-record.js';
import { JudgedText, OneOf } from '../../../platform/http/fields.js';

export class RevealDto implements RevealRequest {
  @OneOf(DISCLOSURE_PURPOSES)
  purpose!: DisclosurePurpose;

  @JudgedText(DISCLOSURE_LIMITS.reason)
  reason!: string;
}
