/** What is wrong with a project before it is saved: the same in the form and on the server. */
import { addressProblem, atMost, foldedProblem, lengthProblem, listProblem, needed, neededLineProblem, onlyProblems } from './field-problems.js';
import { type CreateProjectRequest, PROJECT_FIELDS, PROJECT_LIMITS, PROJECT_WRITING_TEXT } from './project-writing.js';
import { PROJECT_VISIBILITIES, type ProjectLink } from './projects.js';
import { boundProblem } from './text-bounds.js';

/** All that is looked at; whether the stage and the cover are there is known to the server alone. */
export type JudgedProject = Required<Omit<CreateProjectRequest, 'owner_id' | 'cover_image_url'>>;
/** A field, or a part of a link by its place among them. */
export type ProjectWay = keyof JudgedProject | `links.${number}.${keyof ProjectLink}`;

/** First problem of each field of a project. Empty when it may be saved. */
export function projectProblems(form: JudgedProject): Partial<Record<ProjectWay, string>> {
  return onlyProblems<ProjectWay>({
    title: neededLineProblem(PROJECT_FIELDS.title, form.title, PROJECT_LIMITS.title),
    summary: summaryProblem(form.summary),
    description: descriptionProblem(form.description),
    stage: form.stage ? null : needed(PROJECT_FIELDS.stage),
    visibility: (PROJECT_VISIBILITIES as readonly string[]).includes(form.visibility) ? null : PROJECT_WRITING_TEXT.unknownVisibility,
    tags: listProblem(form.tags, PROJECT_FIELDS.tag, {
      ...{ most: PROJECT_LIMITS.tags, longest: PROJECT_LIMITS.tag.max },
      tooMany: PROJECT_WRITING_TEXT.tooManyTags,
    }),
    links: form.links.length > PROJECT_LIMITS.links ? PROJECT_WRITING_TEXT.tooManyLinks : null,
    ...Object.assign({}, ...form.links.map(atItsPlace)),
    repository_url: addressProblem(PROJECT_FIELDS.repository_url, form.repository_url, PROJECT_LIMITS.url, PROJECT_WRITING_TEXT.badUrl),
  });
}

const summaryProblem = (summary: string): string | null =>
  lengthProblem(PROJECT_FIELDS.summary, summary, PROJECT_LIMITS.summary) ?? foldedProblem(PROJECT_FIELDS.summary, summary, PROJECT_LIMITS.summary.max);

const descriptionProblem = (description: string): string | null =>
  description.length > PROJECT_LIMITS.description ? atMost(PROJECT_FIELDS.description, PROJECT_LIMITS.description) : boundProblem(description);

/** First problem of each part of a link. */
export const linkProblems = ({ label, url }: ProjectLink): Partial<Record<keyof ProjectLink, string>> =>
  onlyProblems({
    label: neededLineProblem(PROJECT_FIELDS.linkLabel, label, { min: 1, max: PROJECT_LIMITS.linkLabel }),
    url: url ? addressProblem(PROJECT_FIELDS.linkUrl, url, PROJECT_LIMITS.url, PROJECT_WRITING_TEXT.badUrl) : needed(PROJECT_FIELDS.linkUrl),
  });

const atItsPlace = (link: ProjectLink, index: number): Partial<Record<ProjectWay, string>> =>
  Object.fromEntries(Object.entries(linkProblems(link)).map(([part, problem]) => [`links.${index}.${part}`, problem]));
