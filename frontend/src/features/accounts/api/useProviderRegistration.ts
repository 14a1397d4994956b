import type { LoginResult } from '@contracts/accounts';
import type { FinishRegistrationRequest, ProviderRegistration } from '@contracts/identities';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { getData, post } from '../../../client/http';
import { type OnAdmitted, useAdmitted } from './useAdmitted';

const ADDRESS = '/api/auth/oauth/registration';

/** What a provider said of somebody who is to choose a username; it waits in a cookie, and for ten minutes. */
export const providerRegistrationQuery = queryOptions({
  queryKey: ['provider-registration'],
  queryFn: ({ signal }) => getData<ProviderRegistration>(ADDRESS, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export function useFinishRegistration(on: OnAdmitted) {
  const once = useActionKey();
  const admitted = useAdmitted(on);
  return useMutation({
    mutationFn: (request: FinishRegistrationRequest) => once(request, (key) => post<LoginResult>(ADDRESS, { body: request, key })),
    onSuccess: ({ data }) => admitted(data),
  });
}
