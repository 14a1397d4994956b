import type { BeginLinkAnswer, BeginLinkRequest, Identity, Provider, ProviderId } from '@contracts/identities';
import type { BeginProofRequest, OwnProof } from '@contracts/proof';
import { useQueryClient } from '@tanstack/react-query';
import { posts, removes, useCall } from '../../../calls/useCall';
import { post } from '../../../client/http';
import { ownProofQuery } from '../../../client/ownProof';
import { reads } from '../../../client/reads';
import { toast } from '../../../design/toast';
import { askForPasskey, newChallenge } from './passkeyBrowser';

/** Read anew whenever it is looked at: linking leads away from the app and back. */
export const identitiesQuery = reads<Identity[]>(['identities'], '/api/auth/identities', { staleTime: 0 });

/** The providers that this installation offers; they change only when it is started anew. */
export const providersQuery = reads<Provider[]>(['providers'], '/api/auth/providers', { staleTime: Number.POSITIVE_INFINITY });

/** Sends the browser to the provider; it comes back through the callback page. Every visit needs a cookie of its own. */
const useVisit = (path: string, bodyOf: (provider: ProviderId) => object) =>
  useCall(posts<ProviderId, BeginLinkAnswer>(path, bodyOf), { anew: true, onSuccess: ({ data }) => location.assign(data.url) });

export const useLinkIdentity = () => useVisit('/api/auth/identities', (provider): BeginLinkRequest => ({ provider }));
export const useProviderPicture = () => useVisit('/api/auth/identities/picture', (provider): BeginLinkRequest => ({ provider }));
export const useProofByProvider = (redirect: string) => useVisit('/api/auth/proof/provider', (provider): BeginProofRequest => ({ provider, redirect }));

export function useProofByPasskey() {
  const prove = async () => post<OwnProof>('/api/auth/proof/passkey', { body: await askForPasskey(await newChallenge()) });
  return useCall<void, OwnProof>(prove, { anew: true, keeps: ownProofQuery });
}

export function useUnlinkIdentity() {
  const queries = useQueryClient();
  return useCall(
    removes<ProviderId>((provider) => `/api/auth/identities/${provider}`),
    {
      onSuccess: async ({ message }) => {
        await queries.invalidateQueries(identitiesQuery);
        if (message) await toast({ text: message });
      },
    },
  );
}
