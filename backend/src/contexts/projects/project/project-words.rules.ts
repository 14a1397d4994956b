import { keptTags } from '../../../../contracts/forum-tags.js';
import { projectProblems } from '../../../../contracts/project-problems.js';
import { PROJECT_LIMITS, PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { openInvites } from './invite.state.rules.js';
import { writesOf } from './posting.state.rules.js';
import type { CreateProject, ProjectForm, ReviseProject, SavedProjectWords } from './project.commands.js';
import type { ProjectEvent, ProjectWords } from './project.events.js';
import { changedMeanwhile, opens, type ProjectState, refuseClosed, runBy, type StandingProject } from './project.state.rules.js';
import { linkLine, linkOf } from './project-links.rules.js';
import { PROJECT_SAYS, saySame } from './said-fields.rules.js';

function refuseUnfit({ words, stage, visibility }: SavedProjectWords): void {
  const { title, summary, description, tags, links, repository } = words;
  const form = { title, summary, description, stage, visibility, tags, links: links.map(linkOf), repository_url: repository };
  refuseProblems('project.unfit', projectProblems(form));
}

/** As it is kept: without white space around its lines, each tag once. */
const trimmed = (words: ProjectWords): ProjectWords => ({
  title: words.title.trim(),
  summary: words.summary.trim(),
  description: words.description.trim(),
  tags: keptTags(words.tags),
  cover: words.cover,
  links: words.links.map((line) => {
    const { url, label } = linkOf(line);
    return linkLine({ url: url.trim(), label: label.trim() });
  }),
  repository: words.repository?.trim() || null,
});

export function create({ data: { projectId, ownerId, words, stage, visibility } }: CreateProject): readonly ProjectEvent[] {
  refuseUnfit({ words, stage, visibility });
  return [{ type: 'ProjectCreated', data: { projectId, ownerId, ...trimmed(words), stage, visibility } }];
}

/** Nothing where it says so already. */
export function revise({ data }: ReviseProject, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, words, stage, visibility, version, judged, judgedPostings, isShown } = data;
  const project = editedBy(state, memberId);
  if (version !== null && version !== project.version) throw changedMeanwhile();
  refuseUnfit({ words, stage, visibility });
  const next = trimmed(words);
  if (isSame(project, { words: next, stage, visibility })) return [];
  if (judged !== project.version) throw changedMeanwhile();
  if (opens(project.visibility, visibility) && judgedPostings !== writesOf(project.postings)) throw changedMeanwhile();
  if (visibility === 'private' && isWaitedFor(project) && !isShown) throw changedMeanwhile();
  if (project.version >= PROJECT_LIMITS.saves) throw new RuleViolation('project.saved-too-often', PROJECT_WRITING_TEXT.savedTooOften);
  const former = { formerTags: project.words.tags, formerStage: project.stage, formerVisibility: project.visibility };
  return [{ type: 'ProjectRevised', data: { projectId, by: memberId, ...next, stage, visibility, ...former } }];
}

/** Whether an invitation waits: whoever has it reads its name and summary, also while it is private. */
export const isWaitedFor = ({ invites }: StandingProject): boolean => openInvites(invites).length > 0;

/** The project as somebody who runs it writes it. */
export function editedBy(state: ProjectState, memberId: string): StandingProject {
  const project = runBy(state, memberId, PROJECT_WRITING_TEXT.notYours);
  refuseClosed(project);
  return project;
}

const isSame = (before: SavedProjectWords, { words, stage, visibility }: SavedProjectWords): boolean =>
  before.stage === stage && before.visibility === visibility && saySame(PROJECT_SAYS, before.words, words);

const NOTHING: ProjectWords = { title: '', summary: '', description: '', tags: [], cover: null, links: [], repository: null };

/** All that it is to say after a form was sent. */
export function formed({ stage, visibility, ...form }: ProjectForm, before: StandingProject | null): SavedProjectWords {
  const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Partial<ProjectWords>;
  return {
    words: { ...(before?.words ?? NOTHING), ...given },
    stage: stage ?? before?.stage ?? '',
    visibility: visibility ?? before?.visibility ?? 'public',
  };
}

/** What whoever is invited to a private project reads of it, as it is looked at. */
export const shownToInvited = ({ title, summary }: ProjectWords) => ({ title, content: summary });

/** Everything of it that others read, as it is looked at. */
export function lookedAt({ title, summary, description, tags, links, repository }: ProjectWords) {
  const named = links.map(linkOf);
  // The addresses stand first, each by itself, so that no mark in another text makes code of them.
  const addresses = [...named.map(({ url }) => url), repository ?? ''];
  const texts = {
    ...{ links: named.map(({ label }) => label), summary: [summary], description: [description], tags },
    // The title is looked at as one, and a cover is an own upload.
    ...{ title: [], repository: [], cover: [] },
  } satisfies Record<keyof ProjectWords, readonly string[]>;
  return { title, content: [...addresses, ...Object.values(texts).flat()].join('\n\n') };
}
