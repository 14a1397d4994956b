import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError';
import { knownMember, rememberMember } from './knownMember';
import { forgetStoredQueries, restoreQueries, storeQueries } from './queryStore';
import { sessionQuery } from './session';

declare module '@tanstack/react-query' {
  interface Register {
    /** `kept`: the answer may stay on the device after the page is closed. */
    queryMeta: { kept?: true };
  }
}

const STALE = 5 * 60_000;
const refused = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE, refetchOnWindowFocus: false, retry: (failures, error) => failures < 1 && !refused(error) },
    // A write is tried even when the browser believes itself offline: its failure is shown and what was typed is kept.
    mutations: { networkMode: 'always' },
  },
});

/** Starts with what the last visit left and keeps it up to date; `build` names the code, so that another build starts afresh. */
export function startQueries(build: string) {
  const owner = () => `${build} ${knownMember()?.id ?? 'guest'}`;
  restoreQueries(queryClient, owner());
  followIdentity();
  storeQueries(queryClient, owner);
}

/** The moment the session tells of somebody else than was known, nothing of the former visit is left, neither here nor on the device. */
function followIdentity() {
  const [sessionKey] = sessionQuery.queryKey;
  const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== sessionKey) return;
    const member = queryClient.getQueryData(sessionQuery.queryKey) ?? null;
    const isSame = (member?.id ?? null) === (knownMember()?.id ?? null);
    rememberMember(member);
    if (isSame) return;
    forgetStoredQueries();
    queryClient.removeQueries({ ...others, type: 'inactive' });
    queryClient.resetQueries({ ...others, type: 'active' });
  });
}
