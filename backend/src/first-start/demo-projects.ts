import type { UpdateType } from '../../contracts/project-updates.js';
import type { ProjectVisibility } from '../../contracts/projects.js';
import { type DemoHead, readDemo, textsIn } from './demo-text.js';
import type { CoverName } from './draw-cover.js';

/** A posting of a sample project; who was accepted is in it since. */
export interface DemoPosting {
  readonly by: string;
  readonly title: string;
  readonly description: string;
  readonly skills: readonly string[];
  readonly reward: string;
  readonly places: number;
  /** Hours after the project was created. */
  readonly after: number;
  /** Days after the first start, of its last day; null for no end. */
  readonly daysAhead: number | null;
  readonly accepted: readonly string[];
  readonly applied: readonly string[];
  readonly closed: boolean;
}

export interface DemoUpdate {
  readonly by: string;
  readonly type: UpdateType;
  readonly content: string;
  readonly hoursAgo: number;
  readonly likes: readonly string[];
}

/** `answers` is the index of the comment that it replies to. */
export interface DemoProjectComment {
  readonly by: string;
  readonly content: string;
  readonly hoursAgo: number;
  readonly answers: number | null;
  readonly likes: readonly string[];
}

export interface DemoProject {
  readonly by: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly stage: string;
  readonly visibility: ProjectVisibility;
  readonly tags: readonly string[];
  readonly cover: CoverName | null;
  readonly repository: string | null;
  readonly links: readonly { readonly url: string; readonly label: string }[];
  readonly hoursAgo: number;
  readonly managers: readonly string[];
  readonly members: readonly string[];
  readonly invited: readonly string[];
  readonly followers: readonly string[];
  readonly archived: boolean;
  readonly postings: readonly DemoPosting[];
  readonly updates: readonly DemoUpdate[];
  readonly comments: readonly DemoProjectComment[];
}

/** The sample projects; the number in a file's name is the project's index. A file is a project, and then its postings, updates and comments one after another. */
export const readDemoProjects = (): readonly DemoProject[] => readDemo('projects').map(projectIn);

/** What a file with a project says. */
export function projectIn(file: string): DemoProject {
  const [{ head, content }, ...others] = textsIn(file);
  const ofKind = <T>(kind: string, make: (head: DemoHead, content: string) => T): T[] =>
    others.filter(({ head: said }) => said.said('kind') === kind).map(({ head: said, content: text }) => make(said, text));
  return {
    by: head.said('by'),
    title: head.said('title'),
    summary: head.said('summary'),
    description: content,
    stage: head.said('stage'),
    visibility: head.said('visibility') as ProjectVisibility,
    tags: head.list('tags'),
    cover: head.has('cover') ? (head.said('cover') as CoverName) : null,
    repository: head.has('repository') ? head.said('repository') : null,
    links: head.list('links').map(linkIn),
    hoursAgo: head.number('hoursAgo'),
    managers: head.list('managers'),
    members: head.list('members'),
    invited: head.list('invited'),
    followers: head.list('followers'),
    archived: head.has('archived'),
    postings: ofKind('posting', postingIn),
    updates: ofKind('update', (said, text) => ({
      ...{ by: said.said('by'), type: said.said('type') as UpdateType, content: text },
      ...{ hoursAgo: said.number('hoursAgo'), likes: said.list('likes') },
    })),
    comments: ofKind('comment', (said, text) => ({
      ...{ by: said.said('by'), content: text, hoursAgo: said.number('hoursAgo'), likes: said.list('likes') },
      answers: said.has('parent') ? said.number('parent') : null,
    })),
  };
}

/** 'https://ornek.dev Tanıtım sayfası' */
function linkIn(words: string): { url: string; label: string } {
  const at = words.indexOf(' ');
  return { url: words.slice(0, at), label: words.slice(at + 1) };
}

const postingIn = (head: DemoHead, content: string): DemoPosting => ({
  by: head.said('by'),
  title: head.said('title'),
  description: content,
  skills: head.list('skills'),
  reward: head.said('reward'),
  places: head.number('places'),
  after: head.number('after'),
  daysAhead: head.has('daysAhead') ? head.number('daysAhead') : null,
  accepted: head.list('accepted'),
  applied: head.list('applied'),
  closed: head.has('closed'),
});
