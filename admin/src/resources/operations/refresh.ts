import type { ParkedRow, QueueRow } from '@contracts/operations';
import { type GetListParams, useGetList } from 'react-admin';

interface Options {
  enabled?: boolean;
  every?: number;
}

export const useQueues = ({ enabled = true, every = REFRESH_EVERY }: Options = {}) =>
  useGetList<QueueRow>('queues', WHOLE_LIST, { enabled, refetchInterval: every });

export const useParked = () => useGetList<ParkedRow>('parked', WHOLE_LIST, { refetchInterval: REFRESH_EVERY });

/** The board asks again this often; a page in the background does not ask. */
export const REFRESH_EVERY = 5_000;

/** Lists that are short enough to be shown whole. */
export const WHOLE_LIST: GetListParams = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} };
