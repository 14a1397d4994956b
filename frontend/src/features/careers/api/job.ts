import type { Job, JobRow } from '@contracts/jobs';
import { kept } from '../../../client/queryStore';
import { reads } from '../../../client/reads';
import { JOBS, jobPath, tries } from './careers';

const of = (id: string) => [...JOBS, 'of', id] as const;

/** A listing; asked anew by every page, since it may have ended meanwhile. */
export const jobQuery = (id: string) => reads<Job>([...of(id), 'page'], jobPath(id), { ...kept, ...tries, staleTime: 0 });
/** Listings that are like it: by its first tag, its title and its place. */
export const similarQuery = ({ id, tags }: Pick<JobRow, 'id' | 'tags'>) =>
  reads<JobRow[]>([...of(id), 'similar'], `${jobPath(id)}/similar`, { ...tries, query: { tag: tags[0] } });
export const countQuery = (id: string) => reads<{ count: number }>([...of(id), 'count'], `${jobPath(id)}/applications/count`, { ...tries, staleTime: 0 });
