import type { AcceptTermsRequest, Consent } from '@contracts/consents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { consentsQuery } from './consentsQuery';

/** Accepts texts one after the other; what was accepted before a failure stays so. */
export function useAcceptTerms(memberId: string) {
  const queries = useQueryClient();
  const { queryKey } = consentsQuery(memberId);
  return useMutation({
    mutationFn: async (texts: readonly AcceptTermsRequest[]) => {
      for (const { document, version } of texts) {
        const { data } = await post<Consent[]>('/api/auth/consents', { body: { document, version }, key: newKey() });
        queries.setQueryData(queryKey, data);
      }
    },
    // Perhaps the text has changed meanwhile: then the new version is what is asked about.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
