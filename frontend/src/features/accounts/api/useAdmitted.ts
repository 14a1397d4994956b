import type { LoginAnswer, LoginResult } from '@contracts/accounts';
import { isSecondFactorAsked, type SecondFactorAnswer } from '@contracts/second-factor';
import { useQueryClient } from '@tanstack/react-query';
import { forgetRestriction } from '../../../client/restriction';
import { sessionQuery } from '../../../client/session';

export interface OnAdmitted {
  onSignedIn: (answer: LoginAnswer) => void;
  /** There is no session yet: the member has a second factor to show. */
  onSecondFactor: (asked: SecondFactorAnswer['secondFactor']) => void;
}

/** What every way of signing in does with its answer. */
export function useAdmitted({ onSignedIn, onSecondFactor }: OnAdmitted) {
  const queries = useQueryClient();
  return (result: LoginResult) => {
    if (isSecondFactorAsked(result)) return onSecondFactor(result.secondFactor);
    forgetRestriction();
    // What a guest was shown may differ from what this member is shown.
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
    queries.setQueryData(sessionQuery.queryKey, result.user);
    onSignedIn(result);
  };
}
