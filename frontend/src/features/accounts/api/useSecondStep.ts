import type { LoginAnswer } from '@contracts/accounts';
import type { PasskeySecondFactorRequest, PasskeySignInRequest, SecondFactorRequest } from '@contracts/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { newChallenge } from './newChallenge';
import { askForPasskey } from './passkeyBrowser';
import { type OnAdmitted, useAdmitted } from './useAdmitted';

/** The second step by a code of the app, or a recovery code. */
export function useCodeStep(on: OnAdmitted) {
  const once = useActionKey();
  const admitted = useAdmitted(on);
  return useMutation({
    mutationFn: (request: SecondFactorRequest) => once(request, (key) => post<LoginAnswer>('/api/auth/second-factor', { body: request, key })),
    onSuccess: ({ data }) => admitted(data),
  });
}

export function usePasskeyStep(on: OnAdmitted) {
  const admitted = useAdmitted(on);
  return useMutation({
    mutationFn: async (ticket: string) => {
      const body: PasskeySecondFactorRequest = { ticket, ...(await askForPasskey(await newChallenge())) };
      return post<LoginAnswer>('/api/auth/second-factor/passkey', { body });
    },
    onSuccess: ({ data }) => admitted(data),
  });
}

/** Signing in with a passkey and nothing else. */
export function usePasskeySignIn(on: OnAdmitted) {
  const admitted = useAdmitted(on);
  return useMutation({
    mutationFn: async (rememberMe: boolean) => {
      const body: PasskeySignInRequest = { rememberMe, ...(await askForPasskey(await newChallenge())) };
      return post<LoginAnswer>('/api/auth/passkeys/sign-in', { body });
    },
    onSuccess: ({ data }) => admitted(data),
  });
}
