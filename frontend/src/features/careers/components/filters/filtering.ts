import type { JobFilter } from '../jobFilter';

/** What every filter is given. */
export interface Filtering {
  filter: JobFilter;
  onGo: (filter: JobFilter) => void;
}
