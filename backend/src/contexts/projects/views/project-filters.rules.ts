import type { ProjectVisibility } from '../../../../contracts/projects.js';
import type { HelpWanted } from '../project/place.events.js';

/** By what a list of projects is narrowed: by everything that is there, at once. */
export interface ProjectFilter {
  readonly stage?: string | undefined;
  readonly visibility?: ProjectVisibility | undefined;
  /** Slugs. */
  readonly tags?: readonly string[] | undefined;
  readonly words?: { readonly all: readonly string[]; readonly either: readonly string[] } | undefined;
  readonly ownerId?: string | undefined;
  /** Any of these. */
  readonly help?: readonly HelpWanted[] | undefined;
}

const EVERY: readonly HelpWanted[] = ['none', 'open', 'ended'];

/** What is asked for by both questions about postings: whether there is one, and whether one is open. Nothing where they exclude each other. */
export function helpAsked(has: boolean | undefined, isOpen: boolean | undefined): readonly HelpWanted[] {
  const byHas = EVERY.filter((help) => has === undefined || (help !== 'none') === has);
  // What was never asked for is not over either.
  return byHas.filter((help) => isOpen === undefined || help === (isOpen ? 'open' : 'ended'));
}

export const isEvery = (help: readonly HelpWanted[]): boolean => help.length === EVERY.length;

/** Whether it asks for nothing but what is counted: stage, visibility and postings. */
export const isCounted = ({ tags, words, ownerId }: ProjectFilter): boolean => !tags?.length && !words && ownerId === undefined;
