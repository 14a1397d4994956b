import type { Listing } from '@contracts/envelope';
import { type JoinedProject, PROJECT_LISTS } from '@contracts/projects';
import { queryOptions } from '@tanstack/react-query';
import { getList, queryOf } from '../../../client/http';
import { readsPages } from '../../../client/reads';
import { PROJECTS } from './projects';
import { tries } from './tries';

const PATH = '/api/projects/my/joined';
const JOINED = [...PROJECTS, 'joined'] as const;

/** The projects that the member joined last. */
export const lastJoinedQuery = queryOptions({
  ...tries,
  queryKey: [...JOINED, 'last'],
  queryFn: ({ signal }) => getList<JoinedProject>(PATH + queryOf({ limit: PROJECT_LISTS.joined }), { signal, quiet: true }),
});

/** All of them, the newest first. */
export const joinedQuery = readsPages<Listing<JoinedProject>>([...JOINED, 'all'], PATH, { ...tries, query: { limit: PROJECT_LISTS.joinedMost }, quiet: true });
