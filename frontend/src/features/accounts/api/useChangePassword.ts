import type { PasswordChangeRequest } from '@contracts/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { securityLogQuery } from './securityLogQuery';
import { sessionsQuery } from './sessionsQuery';

export function useChangePassword() {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: PasswordChangeRequest) => once(request, (key) => post<unknown>('/api/auth/password/change', { body: request, key })),
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      queries.invalidateQueries({ queryKey: securityLogQuery.queryKey });
    },
  });
}
