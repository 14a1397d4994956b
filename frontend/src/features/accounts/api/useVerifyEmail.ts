import type { LoginResult, VerifyEmailRequest } from '@contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { type OnAdmitted, useAdmitted } from './useAdmitted';

/** Opens the link of the verification mail, which signs its member in. */
export function useVerifyEmail(on: OnAdmitted) {
  const once = useActionKey();
  const admitted = useAdmitted(on);
  return useMutation({
    mutationFn: (request: VerifyEmailRequest) => once(request, (key) => post<LoginResult>('/api/auth/email/verify', { body: request, key })),
    onSuccess: ({ data }) => admitted(data),
  });
}
