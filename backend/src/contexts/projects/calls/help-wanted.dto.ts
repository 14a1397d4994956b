import { type ApplyRequest, type CreatePostingRequest, type EditPostingRequest, POSTING_LIMITS } from '../../../../contracts/help-wanted.js';
import { PROJECT_CHOICE_LIMITS } from '../../../../contracts/project-choices.js';
import { GivenJudgedText, Id, JudgedText, LENGTH, OptionalFlag, OptionalText, OptionalWhole, OptionalWrittenTexts } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules can answer with their own sentences.

class PostingDto {
  @OptionalWhole(POSTING_LIMITS.places.min, POSTING_LIMITS.places.max)
  places?: number;

  @OptionalText(LENGTH.time)
  until?: string | null;
}

export class CreatePostingDto extends PostingDto implements CreatePostingRequest {
  @Id()
  project_id!: string;

  @JudgedText(POSTING_LIMITS.title.max)
  title: string = '';

  @JudgedText(POSTING_LIMITS.description.max)
  description: string = '';

  @OptionalWrittenTexts(POSTING_LIMITS.skills.max, POSTING_LIMITS.skill)
  skills: string[] = [];

  @JudgedText(PROJECT_CHOICE_LIMITS.code)
  project_reward_type: string = '';
}

export class EditPostingDto extends PostingDto implements EditPostingRequest {
  @GivenJudgedText(POSTING_LIMITS.title.max)
  title?: string;

  @GivenJudgedText(POSTING_LIMITS.description.max)
  description?: string;

  @OptionalWrittenTexts(POSTING_LIMITS.skills.max, POSTING_LIMITS.skill)
  skills?: string[];

  @GivenJudgedText(PROJECT_CHOICE_LIMITS.code)
  project_reward_type?: string;

  @OptionalFlag()
  is_open?: boolean;
}

export class ApplyDto implements ApplyRequest {
  @JudgedText(POSTING_LIMITS.message.max)
  message: string = '';
}
