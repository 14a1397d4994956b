import type { ListBaseProps } from 'react-admin';

export const QUEUE_DEFAULTS: Omit<ListBaseProps, 'children'> = {
  resource: 'reports',
  perPage: 25,
  sort: { field: 'open_reports', order: 'DESC' },
  filterDefaultValues: { status: 'open' },
  storeKey: false,
  // The failure is shown where the list would stand, with a button to try again.
  queryOptions: { onError: () => undefined },
};
