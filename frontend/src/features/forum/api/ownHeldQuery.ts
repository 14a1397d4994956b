import type { OwnHeldTexts } from '@contracts/holding';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

/** The member's own texts that wait for a moderator, and those that were refused. */
export const ownHeldQuery = queryOptions({
  queryKey: ['forum', 'held'],
  queryFn: ({ signal }) => getData<OwnHeldTexts>('/api/forum/held', { signal }),
  staleTime: 0,
});
