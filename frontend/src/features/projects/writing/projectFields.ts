import { linkProblems, projectProblems } from '@contracts/project-problems';
import { type CreateProjectRequest, PROJECT_FIELDS, type ProjectField } from '@contracts/project-writing';
import type { Project, ProjectLink, ProjectVisibility } from '@contracts/projects';
import { withTyped } from '../../../writing/tags';

/** What the form of a project holds. */
export interface ProjectFields {
  title: string;
  summary: string;
  description: string;
  stage: string;
  visibility: ProjectVisibility;
  tags: string[];
  typedTag: string;
  cover_image_url: string | null;
  links: ProjectLink[];
  repository_url: string;
  /** The version that this one goes on from; 0 for a new project. */
  version: number;
}

export const NO_PROJECT: ProjectFields = {
  title: '',
  summary: '',
  description: '',
  stage: '',
  visibility: 'public',
  tags: [],
  typedTag: '',
  cover_image_url: null,
  links: [],
  repository_url: '',
  version: 0,
};

export const fieldsOf = (project: Project): ProjectFields => ({
  title: project.title,
  summary: project.summary,
  description: project.description,
  stage: project.stage,
  visibility: project.visibility,
  tags: project.tags,
  typedTag: '',
  cover_image_url: project.cover_image_url,
  links: project.links,
  repository_url: project.repository_url ?? '',
  version: project.version,
});

/** An address as it is meant by whoever left out how it begins. */
export const meantUrl = (url: string): string => (url.trim() === '' || url.includes(':') ? url.trim() : `https://${url.trim()}`);

const isFilled = ({ label, url }: ProjectLink): boolean => label.trim() !== '' || url.trim() !== '';

/** What is sent; a link that says nothing is none. */
export const requestOf = (fields: ProjectFields): Required<Omit<CreateProjectRequest, 'owner_id'>> => ({
  title: fields.title,
  summary: fields.summary,
  description: fields.description,
  stage: fields.stage,
  visibility: fields.visibility,
  tags: withTyped(fields.tags, fields.typedTag),
  cover_image_url: fields.cover_image_url,
  links: fields.links.filter(isFilled).map(({ label, url }) => ({ label: label.trim(), url: meantUrl(url) })),
  repository_url: meantUrl(fields.repository_url) || null,
});

export type ProjectProblems = Partial<Record<keyof ProjectFields, string>>;

/** What is told of a part of a field stands at the field. */
const byField = (problems: Record<string, string>): ProjectProblems => {
  const found: Record<string, string> = {};
  for (const [way, problem] of Object.entries(problems)) found[way.split('.')[0] ?? way] ??= problem;
  return found as ProjectProblems;
};

/** First problem of each field, as the server would find it. */
export const problemsOf = (fields: ProjectFields): ProjectProblems => byField(projectProblems(requestOf(fields)) as Record<string, string>);
export const refusalsOf = byField;

/** What is wrong with the parts of a link that says something. */
export const problemsOfLink = (link: ProjectLink) => (isFilled(link) ? linkProblems({ label: link.label, url: link.url.trim() }) : {});

/** The names of the fields that are wrong, in the order of the form. */
export function wrongFields(problems: ProjectProblems): string[] {
  const order: readonly ProjectField[] = ['title', 'description', 'summary', 'cover_image_url', 'stage', 'visibility', 'tags', 'repository_url', 'links'];
  return order.filter((field) => problems[field as keyof ProjectFields]).map((field) => PROJECT_FIELDS[field]);
}
