import type { AcceptTermsRequest, Consent } from '@contracts/consents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { reads } from '../../../client/reads';

const PATH = '/api/auth/consents';
const EVERY = 15 * 60_000;

/** Asked again now and then: the texts may change while the app stays open. */
export const consentsQuery = (memberId: string) => reads<Consent[]>(['consents', memberId], PATH, { quiet: true, refetchInterval: EVERY });

/** Accepts texts one after the other; what was accepted before a failure stays so. */
export function useAcceptTerms(memberId: string) {
  const queries = useQueryClient();
  const { queryKey } = consentsQuery(memberId);
  return useMutation({
    mutationFn: async (texts: readonly AcceptTermsRequest[]) => {
      for (const { document, version } of texts) {
        const { data } = await post<Consent[]>(PATH, { body: { document, version }, key: newKey() });
        queries.setQueryData(queryKey, data);
      }
    },
    // Perhaps the text has changed meanwhile: then the new version is what is asked about.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
