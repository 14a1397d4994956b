import type { LoginAnswer } from '@contracts/accounts';
import type { FinishLinkRequest } from '@contracts/identities';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../../client/http';
import { useEntered } from './useEntered';

/** Asks for the session after a visit to a provider; what was proved there waits in a cookie. */
export function useFinishSignIn(onSignedIn: (answer: LoginAnswer) => void) {
  const entered = useEntered(onSignedIn);
  return useMutation({
    mutationFn: () => post<LoginAnswer>('/api/auth/oauth/finish', { body: {} }),
    onSuccess: ({ data }) => entered(data),
  });
}

/** The same for somebody whose address has an account already, with that account's password. */
export function useFinishLink(onSignedIn: (answer: LoginAnswer) => void) {
  const entered = useEntered(onSignedIn);
  return useMutation({
    mutationFn: (request: FinishLinkRequest) => post<LoginAnswer>('/api/auth/oauth/link', { body: request }),
    onSuccess: ({ data }) => entered(data),
  });
}
