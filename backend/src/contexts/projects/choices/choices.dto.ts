import {
  type AddProjectChoiceRequest,
  PROJECT_CHOICE_KINDS,
  PROJECT_CHOICE_LIMITS,
  type ProjectChoiceKind,
  type ProjectChoiceRequest,
  type ProjectStagesQuery,
} from '../../../../contracts/project-choices.js';
import { Flag, JudgedText, OneOf, OptionalOneOf, Whole } from '../../../platform/http/fields.js';

export class ProjectStagesDto implements ProjectStagesQuery {
  @OptionalOneOf(['true', 'false'])
  carried?: string;
}

export class ProjectChoiceDto implements ProjectChoiceRequest {
  @JudgedText(PROJECT_CHOICE_LIMITS.label)
  label!: string;

  @Whole(PROJECT_CHOICE_LIMITS.place.min, PROJECT_CHOICE_LIMITS.place.max)
  place!: number;
}

export class AddProjectChoiceDto extends ProjectChoiceDto implements AddProjectChoiceRequest {
  @OneOf(PROJECT_CHOICE_KINDS)
  kind!: ProjectChoiceKind;
}

export class RetireProjectChoiceDto {
  @Flag()
  retired!: boolean;
}
