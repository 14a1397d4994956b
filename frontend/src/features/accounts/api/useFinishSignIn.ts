import type { LoginResult } from '@contracts/accounts';
import type { FinishLinkRequest } from '@contracts/identities';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../../client/http';
import { type OnAdmitted, useAdmitted } from './useAdmitted';

/** Asks for the session after a visit to a provider; what was proved there waits in a cookie. */
export function useFinishSignIn(on: OnAdmitted) {
  const admitted = useAdmitted(on);
  return useMutation({
    mutationFn: () => post<LoginResult>('/api/auth/oauth/finish', { body: {} }),
    onSuccess: ({ data }) => admitted(data),
  });
}

/** The same for somebody whose address has an account already, with that account's password. */
export function useFinishLink(on: OnAdmitted) {
  const admitted = useAdmitted(on);
  return useMutation({
    mutationFn: (request: FinishLinkRequest) => post<LoginResult>('/api/auth/oauth/link', { body: request }),
    onSuccess: ({ data }) => admitted(data),
  });
}
