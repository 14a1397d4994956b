import type { PageInfo } from '@contracts/pages';
import { queryOptions } from '@tanstack/react-query';
import { getData } from './http';

/** The static pages without their texts; a version is what is accepted. */
export const pageInfosQuery = queryOptions({
  queryKey: ['pages'],
  queryFn: ({ signal }) => getData<PageInfo[]>('/api/pages', { signal }),
});
