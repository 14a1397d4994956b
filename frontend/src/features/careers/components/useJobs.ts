import { useInfiniteQuery } from '@tanstack/react-query';
import { jobsQuery, nearJobsQuery } from '../api/jobs';
import { useOwnPosition } from '../api/ownPosition';
import { asksNear, type JobFilter } from './jobFilter';

/** From where nobody said where they are, listings are not near to anything. */
const withoutNear = (filter: JobFilter): JobFilter => {
  if (filter.province !== undefined) return filter;
  const { km: _km, sort, ...rest } = filter;
  return sort && sort !== 'near' ? { ...rest, sort } : rest;
};

/** The listings that the filter asks for: around the caller's own position, where it is known and asked for. */
export function useJobs(filter: JobFilter) {
  const position = useOwnPosition();
  const near = asksNear(filter) ? position : null;
  const plain = useInfiniteQuery({ ...jobsQuery(withoutNear(filter)), enabled: near === null });
  const around = useInfiniteQuery({ ...nearJobsQuery(filter, near ?? { lat: 0, lng: 0 }), enabled: near !== null });
  return near === null ? plain : around;
}
