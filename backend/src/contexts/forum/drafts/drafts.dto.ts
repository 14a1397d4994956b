import { DRAFT_LIMITS, type SaveDraftRequest } from '../../../../contracts/drafts.js';
import { OptionalId, OptionalText, Text } from '../../../platform/http/fields.js';

export class SaveDraftDto implements SaveDraftRequest {
  @Text(DRAFT_LIMITS.content)
  content: string = '';

  @OptionalText(DRAFT_LIMITS.title)
  title?: string;

  @OptionalText(DRAFT_LIMITS.excerpt)
  excerpt?: string;

  @OptionalId()
  version?: string | null;
}
