import type { Operator } from '@contracts/pages';
import { queryOptions } from '@tanstack/react-query';
import { getData } from './http';

/** Who runs this installation and how to write to them. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: ({ signal }) => getData<Operator>('/api/operator', { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
});
