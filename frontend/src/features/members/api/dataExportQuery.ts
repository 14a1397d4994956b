import type { DataExport } from '@contracts/own-data';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

const WHILE_PREPARING = 3_000;

/** The latest copy of their data that the member asked for; looked at again while it is being made. */
export const dataExportQuery = queryOptions({
  queryKey: ['own-data', 'export'],
  queryFn: ({ signal }) => getData<DataExport | null>('/api/auth/data-export', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? WHILE_PREPARING : false),
});
