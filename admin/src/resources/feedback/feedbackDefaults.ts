import type { ListBaseProps } from 'react-admin';

export const FEEDBACK_DEFAULTS: Omit<ListBaseProps, 'children'> = {
  resource: 'feedback',
  perPage: 25,
  sort: { field: 'created_at', order: 'DESC' },
  filterDefaultValues: { status: 'open' },
  storeKey: false,
  // The failure is shown where the list would stand, with a button to try again.
  queryOptions: { onError: () => undefined },
};
