import { Injectable, type PipeTransform } from '@nestjs/common';
import {
  PROFILE_DRAFT_LIMITS,
  PROFILE_DRAFT_STEPS,
  PROFILE_DRAFT_TEXT,
  type ProfileDraftStep,
  type SaveProfileDraftRequest,
} from '../../../../contracts/profile-drafts.js';
import { OptionalId, Text } from '../../../platform/http/fields.js';
import { malformed } from '../../../platform/refusals/refusals.js';

export class SaveProfileDraftDto implements SaveProfileDraftRequest {
  @Text(PROFILE_DRAFT_LIMITS.content)
  content: string = '';

  @OptionalId()
  version?: string | null;
}

/** Lets only steps through that have a draft. */
@Injectable()
export class ProfileDraftStepPipe implements PipeTransform<string, ProfileDraftStep> {
  transform(value: string): ProfileDraftStep {
    const step = PROFILE_DRAFT_STEPS.find((known) => known === value);
    if (step) return step;
    throw malformed(PROFILE_DRAFT_TEXT.badStep);
  }
}
