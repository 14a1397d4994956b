import { type Listing, PAGE } from '@contracts/envelope';
import type { JobFacets, JobMap, JobRow, NearJobsRequest } from '@contracts/jobs';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { post } from '../../../client/http';
import { kept } from '../../../client/queryStore';
import { nextOffset, reads, readsPages } from '../../../client/reads';
import type { JobFilter } from '../components/jobFilter';
import { JOB_LISTS_KEY, tries } from './careers';
import type { Position } from './ownPosition';

const PATH = '/api/career/jobs';

/** Listings in the order that the filter names. */
export const jobsQuery = (filter: JobFilter) =>
  readsPages<Listing<JobRow>>([...JOB_LISTS_KEY, filter], PATH, {
    ...kept,
    ...tries,
    query: { ...filter, limit: PAGE.default },
    placeholderData: keepPreviousData,
  });

/** The same from the caller's position, which stands in no address and is not kept on the device. */
export const nearJobsQuery = ({ province: _province, ...filter }: JobFilter, { lat, lng }: Position) =>
  infiniteQueryOptions({
    ...tries,
    queryKey: [...JOB_LISTS_KEY, 'near', filter, lat, lng],
    queryFn: async ({ pageParam, signal }): Promise<Listing<JobRow>> => {
      const body: NearJobsRequest = { ...filter, lat, lng, limit: PAGE.default, offset: pageParam };
      return (await post<JobRow[]>(`${PATH}/near`, { body, signal, quiet: true })) as Listing<JobRow>;
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
  });

/** How many there are for each choice; of one's own position they know nothing. */
const elsewhere = ({ sort: _sort, ...filter }: JobFilter): JobFilter => (filter.province === undefined ? { ...filter, km: undefined } : filter);
export const facetsQuery = (filter: JobFilter) =>
  reads<JobFacets>([...JOB_LISTS_KEY, 'facets', elsewhere(filter)], '/api/career/facets', {
    ...tries,
    query: { ...elsewhere(filter) },
    placeholderData: keepPreviousData,
  });

/** Where they are; the map shows every province, whichever is chosen. */
const onMap = ({ sort: _sort, province: _province, km: _km, ...filter }: JobFilter) => filter;
export const mapQuery = (filter: JobFilter) =>
  reads<JobMap>([...JOB_LISTS_KEY, 'map', onMap(filter)], '/api/career/map', { ...tries, query: { ...onMap(filter) }, placeholderData: keepPreviousData });
