import type { ListBaseProps } from 'react-admin';
import { REFRESH_EVERY } from './refresh';

export const JOB_DEFAULTS: Omit<ListBaseProps, 'children'> = {
  resource: 'jobs',
  perPage: 25,
  storeKey: false,
  // The failure is shown where the list would stand, with a button to try again.
  queryOptions: { refetchInterval: REFRESH_EVERY, onError: () => undefined },
};
