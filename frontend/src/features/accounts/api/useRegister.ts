import type { RegisterRequest } from '@contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';

export function useRegister() {
  const once = useActionKey();
  return useMutation({
    mutationFn: (request: RegisterRequest) => once(request, (key) => post<unknown>('/api/auth/register', { body: request, key })),
  });
}
