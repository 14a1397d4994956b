import type { ListBaseProps } from 'react-admin';

export const MEMBER_DEFAULTS: Omit<ListBaseProps, 'children'> = {
  resource: 'members',
  perPage: 25,
  sort: { field: 'created_at', order: 'DESC' },
  storeKey: false,
  // The failure is shown where the list would stand, with a button to try again.
  queryOptions: { onError: () => undefined },
};
