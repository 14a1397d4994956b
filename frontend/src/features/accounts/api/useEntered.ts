import type { LoginAnswer } from '@contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { forgetRestriction } from '../../../client/restriction';
import { sessionQuery } from '../../../client/session';

/** What follows when the server has let somebody in, however they proved who they are. */
export function useEntered(onSignedIn: (answer: LoginAnswer) => void) {
  const queries = useQueryClient();
  return (answer: LoginAnswer) => {
    forgetRestriction();
    // What a guest was shown may differ from what this member is shown.
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
    queries.setQueryData(sessionQuery.queryKey, answer.user);
    onSignedIn(answer);
  };
}
