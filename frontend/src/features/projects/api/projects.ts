import { type Listing, PAGE } from '@contracts/envelope';
import type { MatchedPosting } from '@contracts/help-wanted';
import type { ProjectStage } from '@contracts/project-choices';
import type { OwnProjectInvite } from '@contracts/project-people';
import type { ProjectCounts, ProjectRow } from '@contracts/projects';
import { keepPreviousData } from '@tanstack/react-query';
import { kept } from '../../../client/queryStore';
import { reads, readsPages } from '../../../client/reads';
import type { ProjectFilter } from '../../../paths';
import { tries } from './tries';

/** Under which everything about projects is kept; their lists, and what is read of one. */
export const PROJECTS = ['projects'] as const;
export const LISTS = [...PROJECTS, 'list'] as const;
export const INVITES = [...PROJECTS, 'invites'] as const;
export const APPLICATIONS = [...PROJECTS, 'applications'] as const;

export const projectsQuery = (filter: ProjectFilter) =>
  readsPages<Listing<ProjectRow> & ProjectCounts>([...LISTS, filter], '/api/projects', {
    ...kept,
    ...tries,
    query: { ...filter, limit: PAGE.default },
    placeholderData: keepPreviousData,
  });

/** The stages that may be chosen. */
export const stagesQuery = reads<ProjectStage[]>([...PROJECTS, 'stages'], '/api/projects/stages', { ...kept, ...tries });
/** Those by which lists are narrowed: what was retired too, where a project still has it. */
export const foundStagesQuery = reads<ProjectStage[]>([...PROJECTS, 'stages', 'found'], '/api/projects/stages', {
  ...{ ...kept, ...tries },
  query: { carried: 'true' },
});

/** Open postings that suit the member's skills, the best first. */
export const matchesQuery = readsPages<Listing<MatchedPosting>>([...PROJECTS, 'matches'], '/api/projects/matches', {
  ...tries,
  query: { limit: PAGE.default },
});

/** The member's own invitations that wait for an answer. */
export const ownInvitesQuery = reads<OwnProjectInvite[]>([...INVITES, 'my'], '/api/projects/invites/my', tries);
