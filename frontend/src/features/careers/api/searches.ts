import { JOB_SEARCH_TEXT, type JobSearch, type JobSearchRequest } from '@contracts/job-searches';
import { useQueryClient } from '@tanstack/react-query';
import { posts, puts, removes, shownAs, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';
import { toast } from '../../../design/toast';
import { JOBS, tries } from './careers';

const PATH = '/api/career/searches';

/** The searches that the member keeps. */
export const searchesQuery = reads<JobSearch[]>([...JOBS, 'searches'], PATH, { ...tries, quiet: true });
const asksAgain = [searchesQuery.queryKey];
const pathOf = ({ id }: Pick<JobSearch, 'id'>): string => at`/api/career/searches/${id}`;

export const useKeepSearch = () => useCall(posts<JobSearchRequest, JobSearch>(PATH), { anew: true, asksAgain, says: JOB_SEARCH_TEXT.kept });

/** Another name, other filters, or whether its summary comes. */
export const useChangeSearch = () =>
  useCall(
    puts<JobSearch, JobSearch>(pathOf, ({ name, filters, digest }) => ({ name, filters, digest }) satisfies JobSearchRequest),
    { anew: true, asksAgain, shows: shownAs(searchesQuery, (all, changed) => all?.map((each) => (each.id === changed.id ? changed : each))) },
  );

/** What is new in it has been seen; where that is not told, it is marked once more. */
export function useSeeSearch() {
  const queries = useQueryClient();
  const path = (search: JobSearch) => `${pathOf(search)}/seen`;
  return useCall(
    posts<JobSearch, unknown>(path, () => undefined),
    {
      anew: true,
      onSuccess: (_answer, { id }) =>
        queries.setQueryData(searchesQuery.queryKey, (all) => all?.map((each) => (each.id === id ? { ...each, fresh: 0 } : each))),
    },
  );
}

/** It goes at once, and can be brought back as it was. */
export function useRemoveSearch() {
  const queries = useQueryClient();
  const keepAgain = useCall(posts<JobSearchRequest, JobSearch>(PATH), { anew: true, asksAgain, fails: 'Kayıtlı arama geri alınamadı' });
  return useCall(removes<JobSearch>(pathOf), {
    anew: true,
    shows: shownAs(searchesQuery, (all, { id }) => all?.filter((each) => each.id !== id)),
    onSuccess: (_answer, { name, filters, digest }) => {
      void queries.invalidateQueries({ queryKey: searchesQuery.queryKey });
      void toast({ text: JOB_SEARCH_TEXT.removed, action: { label: 'Geri Al', run: () => keepAgain.mutate({ name, filters, digest }) } });
    },
  });
}
