import { DISCLOSURE_LIMITS, DISCLOSURE_PURPOSES, type DisclosurePurpose, type MemberDisclosureRequest } from '../../../../contracts/member-record.js';
import { JudgedText, OneOf } from '../../../platform/http/fields.js';

export class MemberDisclosureDto implements MemberDisclosureRequest {
  @OneOf(DISCLOSURE_PURPOSES)
  purpose!: DisclosurePurpose;

  @JudgedText(DISCLOSURE_LIMITS.reason)
  reason!: string;
}
