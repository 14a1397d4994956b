import type { Consent } from '@contracts/consents';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

const EVERY = 15 * 60_000;

/** Asked again now and then: the texts may change while the app stays open. */
export const consentsQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['consents', memberId],
    queryFn: ({ signal }) => getData<Consent[]>('/api/auth/consents', { signal, quiet: true }),
    refetchInterval: EVERY,
  });
