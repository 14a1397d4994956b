import { EXPORT_FORMATS, EXPORT_PROFILES, type ExportFormat, type ExportProfile, type ExportRequest } from '../../../../contracts/audit-export.js';
import { DISCLOSURE_LIMITS } from '../../../../contracts/member-record.js';
import { OneOf, OptionalJudgedText } from '../../../platform/http/fields.js';
import { TimelineFilterDto } from '../timeline/timeline.dto.js';

export class ExportDto extends TimelineFilterDto implements ExportRequest {
  @OneOf(EXPORT_PROFILES)
  profile!: ExportProfile;

  @OneOf(EXPORT_FORMATS)
  format!: ExportFormat;

  @OptionalJudgedText(DISCLOSURE_LIMITS.reason)
  reason?: string;
}
