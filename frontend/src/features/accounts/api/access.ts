import type { OpenSession, PasswordChangeRequest, SecurityEntry } from '@contracts/access';
import type { Listing } from '@contracts/envelope';
import { PROOF_TEXT, type SetPasswordRequest } from '@contracts/proof';
import { useQueryClient } from '@tanstack/react-query';
import { posts, removes, shownAs, useCall } from '../../../calls/useCall';
import { ownProofQuery } from '../../../client/ownProof';
import { reads, readsPages } from '../../../client/reads';
import { toast } from '../../../design/toast';

const LIMIT = 20;

/** Read anew whenever it is looked at: another browser may have signed in meanwhile. */
export const sessionsQuery = reads<OpenSession[]>(['access', 'sessions'], '/api/auth/sessions', { staleTime: 0, refetchOnWindowFocus: 'always' });
export const securityLogQuery = readsPages<Listing<SecurityEntry>>(['access', 'security-log'], '/api/auth/security-log', {
  query: { limit: LIMIT },
  staleTime: 0,
});

const BOTH = [sessionsQuery.queryKey, securityLogQuery.queryKey];
type Ended = OpenSession | 'others';
const stays = (ended: Ended) => (session: OpenSession) => (ended === 'others' ? session.current : session.id !== ended.id);

/** Ends one session, or all but this one. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useCall(
    removes<Ended>((ended) => (ended === 'others' ? '/api/auth/sessions' : `/api/auth/sessions/${ended.id}`)),
    {
      shows: shownAs(sessionsQuery, (sessions, ended) => sessions?.filter(stays(ended))),
      onSuccess: ({ message }) => message && toast({ text: message }),
      onSettled: () => BOTH.map((queryKey) => queries.invalidateQueries({ queryKey })),
    },
  );
}

export const useChangePassword = () => useCall(posts<PasswordChangeRequest, unknown>('/api/auth/password/change'), { asksAgain: BOTH });

/** The first password of a member who came by a provider and has just shown who they are. */
export function useSetPassword() {
  const queries = useQueryClient();
  return useCall(posts<SetPasswordRequest, unknown>('/api/auth/password/set'), {
    says: PROOF_TEXT.passwordSet,
    asksAgain: BOTH,
    // A proof that is over shows itself, too.
    onSettled: () => queries.invalidateQueries(ownProofQuery),
  });
}
