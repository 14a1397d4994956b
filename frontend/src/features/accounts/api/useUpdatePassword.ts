import type { PasswordUpdateRequest } from '@contracts/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../../client/http';
import { sessionQuery } from '../../../client/session';

/** Sets a new password by the link of a mail. The link works once, so there is nothing to repeat. */
export function useUpdatePassword(onUpdated: (message: string | undefined) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: PasswordUpdateRequest) => post<unknown>('/api/auth/password/update', { body: request }),
    onSuccess: ({ message }) => {
      // Whoever was signed in here is not any more.
      queries.setQueryData(sessionQuery.queryKey, null);
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
      onUpdated(message);
    },
  });
}
