import type { BeginLinkAnswer, ProviderId } from '@contracts/identities';
import type { BeginProofRequest, OwnProof } from '@contracts/proof';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../../client/http';
import { ownProofQuery } from '../../../client/ownProof';
import { newChallenge } from './newChallenge';
import { askForPasskey } from './passkeyBrowser';

/** Sends the browser to the provider; it comes back through the callback page. */
export function useProofByProvider(redirect: string) {
  return useMutation({
    // Never answered from memory: every visit needs a cookie of its own.
    mutationFn: (provider: ProviderId) => post<BeginLinkAnswer>('/api/auth/proof/provider', { body: { provider, redirect } satisfies BeginProofRequest }),
    onSuccess: ({ data }) => location.assign(data.url),
  });
}

export function useProofByPasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => post<OwnProof>('/api/auth/proof/passkey', { body: await askForPasskey(await newChallenge()) }),
    onSuccess: ({ data }) => queries.setQueryData(ownProofQuery.queryKey, data),
  });
}
