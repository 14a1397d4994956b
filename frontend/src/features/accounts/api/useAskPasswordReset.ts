import type { PasswordResetRequest } from '@contracts/access';
import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';

export function useAskPasswordReset() {
  const once = useActionKey();
  return useMutation({
    mutationFn: (request: PasswordResetRequest) => once(request, (key) => post<unknown>('/api/auth/password/reset', { body: request, key })),
  });
}
