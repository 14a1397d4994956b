import type { ListBaseProps } from 'react-admin';

type Settings = Omit<ListBaseProps, 'children'>;

/** How a list of the desk asks. Its failure is shown where the list would stand, with a button to try again. */
export const deskList = (resource: string, { queryOptions, ...own }: Settings = {}): Settings => ({
  resource,
  perPage: 25,
  storeKey: false,
  queryOptions: { ...queryOptions, onError: () => undefined },
  ...own,
});
