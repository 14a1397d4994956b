import { APPROVAL_LIMITS, APPROVAL_LISTS, type ApprovalList, type GrantApprovalRequest, type RefuseApprovalRequest } from '../../../../contracts/approvals.js';
import { JudgedText, OptionalJudgedText, OptionalOneOf, WindowDto } from '../../../platform/http/fields.js';

export class ApprovalListDto extends WindowDto {
  @OptionalOneOf(APPROVAL_LISTS)
  list?: ApprovalList;
}

export class GrantApprovalDto implements GrantApprovalRequest {
  @OptionalJudgedText(APPROVAL_LIMITS.note)
  note?: string;
}

export class RefuseApprovalDto implements RefuseApprovalRequest {
  @JudgedText(APPROVAL_LIMITS.note)
  note!: string;
}
