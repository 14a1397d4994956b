import {
  type DeleteAvatarRequest,
  type DeleteBannerRequest,
  PICTURE_SIZE_NAMES,
  type PictureSize,
  PROFILE_FILE_LIMITS,
} from '../../../../contracts/profile-files.js';
import { OptionalOneOf, OptionalText } from '../../../platform/http/fields.js';

export class PictureSizeDto {
  @OptionalOneOf(PICTURE_SIZE_NAMES)
  size: PictureSize = 'medium';
}

export class DeleteAvatarDto implements DeleteAvatarRequest {
  @OptionalText(PROFILE_FILE_LIMITS.url)
  avatarUrl?: string;
}

export class DeleteBannerDto implements DeleteBannerRequest {
  @OptionalText(PROFILE_FILE_LIMITS.url)
  bannerUrl?: string;
}
