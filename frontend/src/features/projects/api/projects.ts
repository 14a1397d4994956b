import { type Listing, PAGE } from '@contracts/envelope';
import type { MatchedPosting } from '@contracts/help-wanted';
import type { ProjectChoice } from '@contracts/project-choices';
import type { ProjectCounts, ProjectRow } from '@contracts/projects';
import { keepPreviousData } from '@tanstack/react-query';
import { kept } from '../../../client/queryStore';
import { reads, readsPages } from '../../../client/reads';
import type { ProjectFilter } from '../../../paths';
import { tries } from './tries';

/** Under which everything about projects is kept; their lists, and what is read of one. */
export const PROJECTS = ['projects'] as const;
export const LISTS = [...PROJECTS, 'list'] as const;
export const APPLICATIONS = [...PROJECTS, 'applications'] as const;

export const projectsQuery = (filter: ProjectFilter) =>
  readsPages<Listing<ProjectRow> & ProjectCounts>([...LISTS, filter], '/api/projects', {
    ...kept,
    ...tries,
    query: { ...filter, limit: PAGE.default },
    placeholderData: keepPreviousData,
  });

export const stagesQuery = reads<ProjectChoice[]>([...PROJECTS, 'stages'], '/api/projects/stages', { ...kept, ...tries });

/** Open postings that suit the member's skills, the best first. */
export const matchesQuery = readsPages<Listing<MatchedPosting>>([...PROJECTS, 'matches'], '/api/projects/matches', {
  ...tries,
  query: { limit: PAGE.default },
});
