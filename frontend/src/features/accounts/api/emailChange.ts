import type { EmailChangeRequest, EmailChangeState, EmailChangeTokenRequest } from '@contracts/email-change';
import type { AccountRegained, DisowningRequest } from '@contracts/taking-back';
import { useQueryClient } from '@tanstack/react-query';
import { posts, useCall } from '../../../calls/useCall';
import { ownProofQuery } from '../../../client/ownProof';
import { reads } from '../../../client/reads';
import { sessionQuery } from '../../../client/session';
import { securityLogQuery } from './access';

/** Read anew whenever it is looked at: the link may have been opened in another browser. */
export const emailChangeQuery = reads<EmailChangeState>(['access', 'email-change'], '/api/auth/email/change', { staleTime: 0, refetchOnWindowFocus: 'always' });

/** Asks for another address; the new mailbox gets a link. */
export function useChangeEmail() {
  const queries = useQueryClient();
  return useCall(posts<EmailChangeRequest, EmailChangeState>('/api/auth/email/change'), {
    keeps: emailChangeQuery,
    asksAgain: [securityLogQuery.queryKey],
    // A proof that is over shows itself, too.
    onSettled: () => queries.invalidateQueries(ownProofQuery),
  });
}

export const useConfirmEmail = () =>
  useCall(posts<EmailChangeTokenRequest, null>('/api/auth/email/change/confirm'), { asksAgain: [emailChangeQuery.queryKey, sessionQuery.queryKey] });

export const useUndoEmail = () =>
  useCall(posts<EmailChangeTokenRequest, AccountRegained>('/api/auth/email/change/undo'), { asksAgain: [sessionQuery.queryKey] });

export const useDisownSignIn = () => useCall(posts<DisowningRequest, AccountRegained>('/api/auth/sign-in/disown'), { asksAgain: [sessionQuery.queryKey] });
