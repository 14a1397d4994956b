import type { LoginAnswer, LoginRequest } from '@contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { forgetRestriction } from '../../../client/restriction';
import { sessionQuery } from '../../../client/session';

/** Where it is about what o'clock: enough for a member to know their sessions apart. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function useSignIn(onSignedIn: (answer: LoginAnswer) => void) {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: LoginRequest) =>
      once(request, (key) => post<LoginAnswer>('/api/auth/login', { body: { ...request, timeZone: timeZone() } satisfies LoginRequest, key })),
    onSuccess: ({ data }) => {
      forgetRestriction();
      // What a guest was shown may differ from what this member is shown.
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
      queries.setQueryData(sessionQuery.queryKey, data.user);
      onSignedIn(data);
    },
  });
}
