import { Injectable, type PipeTransform } from '@nestjs/common';
import { DRAFT_LIMITS, DRAFT_TEXT, type DraftKey, isDraftKey, type SaveDraftRequest } from '../../../../contracts/drafts.js';
import { OptionalId, OptionalText, Text } from '../../../platform/http/fields.js';
import { malformed } from '../../../platform/refusals/refusals.js';

export class SaveDraftDto implements SaveDraftRequest {
  /** What is not for the blog may be shorter; the box says so. */
  @Text(DRAFT_LIMITS.postContent)
  content: string = '';

  @OptionalText(DRAFT_LIMITS.title)
  title?: string;

  @OptionalText(DRAFT_LIMITS.excerpt)
  excerpt?: string;

  @OptionalId()
  version?: string | null;
}

/** Lets only keys through under which a draft can be kept. */
@Injectable()
export class DraftKeyPipe implements PipeTransform<string, DraftKey> {
  transform(value: string): DraftKey {
    if (isDraftKey(value)) return value;
    throw malformed(DRAFT_TEXT.badKey);
  }
}
