import type { BeginLinkAnswer, BeginLinkRequest, ProviderId } from '@contracts/identities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post, remove } from '../../../client/http';
import { toast } from '../../../design/toast';
import { identitiesQuery } from './identitiesQuery';

/** Sends the browser to the provider; it comes back through the callback page. */
export function useLinkIdentity() {
  return useMutation({
    // Never answered from memory: every visit needs a cookie of its own.
    mutationFn: (provider: ProviderId) => post<BeginLinkAnswer>('/api/auth/identities', { body: { provider } satisfies BeginLinkRequest }),
    onSuccess: ({ data }) => location.assign(data.url),
  });
}

export function useUnlinkIdentity() {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (provider: ProviderId) => once(provider, (key) => remove<unknown>(`/api/auth/identities/${provider}`, { key })),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: identitiesQuery.queryKey });
      if (message) await toast({ text: message });
    },
  });
}
