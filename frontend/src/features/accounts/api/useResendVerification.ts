import type { ResendVerificationRequest } from '@contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';

export function useResendVerification() {
  const once = useActionKey();
  return useMutation({
    mutationFn: (request: ResendVerificationRequest) => once(request, (key) => post<unknown>('/api/auth/email/resend', { body: request, key })),
  });
}
