import type { OwnUser, SessionAnswer } from '@contracts/accounts';
import { CODE } from '@contracts/envelope';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { hasCode } from './apiError';
import { getAnswer } from './http';
import { type KnownMember, useKnownMember } from './knownMember';
import { rememberedRestriction } from './restriction';
import { announceSessionProblem } from './sessionProblem';

const RECHECK = 5 * 60_000;

/** Who is signed in; null for a guest. Checked again every five minutes and whenever the tab is looked at again. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => readSession(signal),
  staleTime: RECHECK,
  refetchInterval: RECHECK,
  refetchOnWindowFocus: 'always',
});

async function readSession(signal: AbortSignal): Promise<OwnUser | null> {
  try {
    const { data, ended } = await getAnswer<SessionAnswer>('/api/auth/session', { signal, quiet: true });
    if (ended) announceSessionProblem({ kind: 'ended', reason: ended });
    return data.user;
  } catch (error) {
    if (!hasCode(error, CODE.restricted)) throw error;
    const restriction = error.details.restriction ?? null;
    // The dead session answers like this until its cookie goes; the member is told once and may then read on as a guest.
    if (rememberedRestriction()?.text !== restriction?.text || !restriction) announceSessionProblem({ kind: 'restricted', restriction });
    return null;
  }
}

/** The signed-in member; undefined while it is not known yet. */
export const useMember = (): OwnUser | null | undefined => {
  const { data, isError } = useQuery(sessionQuery);
  return data === undefined && isError ? null : data;
};

/** Whom the page greets: the signed-in member, or until the session has answered whoever was last signed in here, so that a guest does not wait. It allows nothing. */
export const useShownMember = (): KnownMember | null => {
  const { data } = useQuery(sessionQuery);
  const known = useKnownMember();
  return data === undefined ? known : data;
};
