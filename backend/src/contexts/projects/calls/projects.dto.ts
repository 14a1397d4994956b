import { PROJECT_CHOICE_LIMITS } from '../../../../contracts/project-choices.js';
import { type ArchiveProjectRequest, type CreateProjectRequest, type EditProjectRequest, PROJECT_LIMITS } from '../../../../contracts/project-writing.js';
import type { ProjectLink, ProjectVisibility } from '../../../../contracts/projects.js';
import {
  Flag,
  GivenJudgedText,
  JudgedText,
  LENGTH,
  OptionalEntries,
  OptionalJudgedText,
  OptionalText,
  OptionalWhole,
  OptionalWrittenTexts,
} from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules can answer with their own sentences.

const LINK = { label: PROJECT_LIMITS.linkLabel, url: PROJECT_LIMITS.url };

class ProjectDto {
  @GivenJudgedText(PROJECT_LIMITS.description)
  description?: string;

  @OptionalWrittenTexts(PROJECT_LIMITS.tags, PROJECT_LIMITS.tag.max)
  tags?: string[];

  @OptionalJudgedText(PROJECT_LIMITS.cover)
  cover_image_url?: string | null;

  @OptionalEntries(LINK, PROJECT_LIMITS.links)
  links?: ProjectLink[];

  @OptionalJudgedText(PROJECT_LIMITS.url)
  repository_url?: string | null;

  @OptionalText(LENGTH.id)
  owner_id?: string | null;
}

export class CreateProjectDto extends ProjectDto implements CreateProjectRequest {
  @JudgedText(PROJECT_LIMITS.title.max)
  title: string = '';

  @JudgedText(PROJECT_LIMITS.summary.max)
  summary: string = '';

  @JudgedText(PROJECT_CHOICE_LIMITS.code)
  stage: string = '';

  @JudgedText(LENGTH.value)
  visibility: ProjectVisibility = '' as ProjectVisibility;
}

export class EditProjectDto extends ProjectDto implements EditProjectRequest {
  @GivenJudgedText(PROJECT_LIMITS.title.max)
  title?: string;

  @GivenJudgedText(PROJECT_LIMITS.summary.max)
  summary?: string;

  @GivenJudgedText(PROJECT_CHOICE_LIMITS.code)
  stage?: string;

  @GivenJudgedText(LENGTH.value)
  visibility?: ProjectVisibility;

  @OptionalWhole(PROJECT_LIMITS.firstVersion, PROJECT_LIMITS.saves)
  version?: number;
}

export class ArchiveProjectDto implements ArchiveProjectRequest {
  @Flag()
  archived!: boolean;
}
