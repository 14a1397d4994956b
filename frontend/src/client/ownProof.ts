import type { OwnProof } from '@contracts/proof';
import { queryOptions } from '@tanstack/react-query';
import { getData } from './http';

/** What the member can show that it is they who ask. Read anew whenever it is looked at: proving leads away from the app and back. */
export const ownProofQuery = queryOptions({
  queryKey: ['own-proof'],
  queryFn: ({ signal }) => getData<OwnProof>('/api/auth/proof', { signal }),
  staleTime: 0,
});
