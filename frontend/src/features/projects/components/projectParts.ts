import type { Project } from '@contracts/projects';
import type { ProjectPart } from '../../../paths';

/** Names the page within the ids of its parts. */
export const PROJECT = 'project';

/** The parts of a project's page, by the name that stands in its address. */
export const PARTS = {
  overview: 'Genel',
  postings: 'Yardım ilanları',
  updates: 'Güncellemeler',
  comments: 'Yorumlar',
  members: 'Üyeler',
} as const satisfies Record<ProjectPart | 'overview', string>;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

/** The part that an address names; the first for any other word. */
export const partIn = (search: URLSearchParams): Part => PART_NAMES.find((name) => name === search.get('tab')) ?? 'overview';

export function partCount(part: Part, { postings, updates, comments, members }: Project): number | null {
  if (part === 'overview') return null;
  return { postings: postings.total, updates, comments, members }[part];
}
