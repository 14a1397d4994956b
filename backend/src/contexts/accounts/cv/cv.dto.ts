import { type DeleteCvRequest, PROFILE_FILE_LIMITS } from '../../../../contracts/profile-files.js';
import { OptionalText } from '../../../platform/http/fields.js';

export class DeleteCvDto implements DeleteCvRequest {
  @OptionalText(PROFILE_FILE_LIMITS.url)
  cvUrl?: string;
}
