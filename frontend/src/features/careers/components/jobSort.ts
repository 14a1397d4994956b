import { JOB_SORTS, type JobSort } from '@contracts/jobs';
import { type JobFilter, sortOf, withoutEmpty } from './jobFilter';

/** Nearness needs a place to be counted from. */
export const sortsFor = (filter: JobFilter): readonly JobSort[] =>
  JOB_SORTS.filter((sort) => sort !== 'near' || filter.province !== undefined || filter.km !== undefined || sortOf(filter) === sort);
export const withSort = (filter: JobFilter, sort: JobSort | undefined): JobFilter =>
  withoutEmpty({ ...filter, sort: sort === JOB_SORTS[0] ? undefined : sort });
