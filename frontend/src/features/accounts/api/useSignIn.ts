import type { LoginAnswer, LoginRequest } from '@contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { forgetRestriction } from '../../../client/restriction';
import { sessionQuery } from '../../../client/session';

export function useSignIn(onSignedIn: (answer: LoginAnswer) => void) {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: LoginRequest) => once(request, (key) => post<LoginAnswer>('/api/auth/login', { body: request, key })),
    onSuccess: ({ data }) => {
      forgetRestriction();
      // What a guest was shown may differ from what this member is shown.
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
      queries.setQueryData(sessionQuery.queryKey, data.user);
      onSignedIn(data);
    },
  });
}
