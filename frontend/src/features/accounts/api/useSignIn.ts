import type { LoginRequest, LoginResult } from '@contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { type OnAdmitted, useAdmitted } from './useAdmitted';

/** Where it is about what o'clock: enough for a member to know their sessions apart. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function useSignIn(on: OnAdmitted) {
  const once = useActionKey();
  const admitted = useAdmitted(on);
  return useMutation({
    mutationFn: (request: LoginRequest) =>
      once(request, (key) => post<LoginResult>('/api/auth/login', { body: { ...request, timeZone: timeZone() } satisfies LoginRequest, key })),
    onSuccess: ({ data }) => admitted(data),
  });
}
