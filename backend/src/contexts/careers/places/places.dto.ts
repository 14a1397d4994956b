import { JOB_LIMITS, type LocateRequest } from '../../../../contracts/job-writing.js';
import { NullableNumber, OptionalText } from '../../../platform/http/fields.js';

export class LocateDto implements LocateRequest {
  @OptionalText(JOB_LIMITS.locate.max)
  text?: string;

  @NullableNumber(-JOB_LIMITS.point.lat, JOB_LIMITS.point.lat)
  lat?: number;

  @NullableNumber(-JOB_LIMITS.point.lng, JOB_LIMITS.point.lng)
  lng?: number;
}
