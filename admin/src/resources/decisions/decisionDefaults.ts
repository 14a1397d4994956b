import type { ListBaseProps } from 'react-admin';

export const DECISION_DEFAULTS: Omit<ListBaseProps, 'children'> = {
  resource: 'decisions',
  perPage: 25,
  sort: { field: 'at', order: 'DESC' },
  filterDefaultValues: { state: 'standing' },
  storeKey: false,
  // The failure is shown where the list would stand, with a button to try again.
  queryOptions: { onError: () => undefined },
};
