import { type MergeTagRequest, type RenameTagRequest, TAG_LIMITS } from '../../../../contracts/forum-tags.js';
import { JudgedText, LENGTH, Text } from '../../../platform/http/fields.js';

export class RenameTagDto implements RenameTagRequest {
  @JudgedText(TAG_LIMITS.name.max)
  name!: string;
}

export class MergeTagDto implements MergeTagRequest {
  @Text(LENGTH.slug)
  into!: string;
}
