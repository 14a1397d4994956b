import {
  PROJECT_SORTS,
  PROJECT_VISIBILITIES,
  type ProjectListQuery,
  type ProjectSort,
  type ProjectVisibility,
  SORT_DIRECTIONS,
  type SortDirection,
} from '../../../../contracts/projects.js';
import { LENGTH, OptionalOneOf, OptionalText, WindowDto } from '../../../platform/http/fields.js';

const YES_OR_NO = ['true', 'false'] as const;

export class ProjectListDto extends WindowDto implements ProjectListQuery {
  /** Code of a stage. */
  @OptionalText(LENGTH.slug)
  stage?: string;

  @OptionalOneOf(PROJECT_VISIBILITIES)
  visibility?: ProjectVisibility;

  /** Slugs with commas between them: a project has all of them. */
  @OptionalText(LENGTH.search)
  tags?: string;

  @OptionalText(LENGTH.search)
  search?: string;

  /** Id or username. */
  @OptionalText(LENGTH.slug)
  owner_id?: string;

  @OptionalOneOf(YES_OR_NO)
  has_help_wanted?: string;

  @OptionalOneOf(YES_OR_NO)
  help_wanted_is_open?: string;

  @OptionalOneOf(PROJECT_SORTS)
  sort_by?: ProjectSort;

  @OptionalOneOf(SORT_DIRECTIONS)
  sort_direction?: SortDirection;
}
