import {
  type EditProjectUpdateRequest,
  type ProjectUpdateRequest,
  UPDATE_LIMITS,
  UPDATE_TYPES,
  type UpdateType,
} from '../../../../contracts/project-updates.js';
import { PROJECT_VISIBILITIES, type ProjectVisibility } from '../../../../contracts/projects.js';
import { GivenJudgedText, JudgedText, NullableOneOf, OneOf, OptionalOneOf } from '../../../platform/http/fields.js';

export class ProjectUpdateDto implements ProjectUpdateRequest {
  @OneOf(UPDATE_TYPES)
  type!: UpdateType;

  /** Empty when it is missing, so that the rules can answer with their own sentence. */
  @JudgedText(UPDATE_LIMITS.content.max)
  content: string = '';

  @NullableOneOf(PROJECT_VISIBILITIES)
  visibility_override?: ProjectVisibility | null;
}

export class EditProjectUpdateDto implements EditProjectUpdateRequest {
  @OptionalOneOf(UPDATE_TYPES)
  type?: UpdateType;

  @GivenJudgedText(UPDATE_LIMITS.content.max)
  content?: string;

  @NullableOneOf(PROJECT_VISIBILITIES)
  visibility_override?: ProjectVisibility | null;
}
