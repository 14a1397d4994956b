import type { QueueRow } from '@contracts/operations';
import { useGetList } from 'react-admin';
import { REFRESH_EVERY, WHOLE_LIST } from './refresh';

interface Options {
  enabled?: boolean;
  every?: number;
}

export const useQueues = ({ enabled = true, every = REFRESH_EVERY }: Options = {}) =>
  useGetList<QueueRow>('queues', WHOLE_LIST, { enabled, refetchInterval: every });
