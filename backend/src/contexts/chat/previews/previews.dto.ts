import { LINK_PREVIEW_LIMITS, type LinkPreviewRequest } from '../../../../contracts/link-previews.js';
import { Text } from '../../../platform/http/fields.js';

export class LinkPreviewDto implements LinkPreviewRequest {
  @Text(LINK_PREVIEW_LIMITS.url)
  url!: string;
}
