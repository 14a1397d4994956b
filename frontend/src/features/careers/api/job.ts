import type { Job, JobRow } from '@contracts/jobs';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
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

/** Shows of a listing what the server has said without its page. */
export function useChangeJob(id: string): (change: (job: Job) => Job) => void {
  const queries: QueryClient = useQueryClient();
  return (change) => queries.setQueryData(jobQuery(id).queryKey, (job) => job && change(job));
}
