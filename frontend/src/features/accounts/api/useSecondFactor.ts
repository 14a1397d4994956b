import type { FactorAdded, FactorProof, PasskeyMakeOptions, RecoveryCodes, TotpStart } from '@contracts/second-factor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post, put } from '../../../client/http';
import { toast } from '../../../design/toast';
import { makePasskey } from './passkeyBrowser';
import { secondFactorQuery } from './secondFactorQuery';

const PATH = '/api/auth/second-factor';
const PASSKEYS = '/api/auth/passkeys';

/** Says what was done, and has everything that shows factors read them again. */
function useDone() {
  const queries = useQueryClient();
  return ({ message }: { message?: string }) => {
    if (message) void toast({ text: message });
    return queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };
}

export function useTotpStart() {
  return useMutation({ mutationFn: async () => (await post<TotpStart>(`${PATH}/totp/start`)).data });
}

export function useTotpConfirm() {
  const once = useActionKey();
  const onSuccess = useDone();
  return useMutation({ mutationFn: (body: { code: string }) => once(body, (key) => post<FactorAdded>(`${PATH}/totp/confirm`, { body, key })), onSuccess });
}

export function useTotpRemove() {
  const once = useActionKey();
  const onSuccess = useDone();
  return useMutation({ mutationFn: (body: FactorProof) => once(body, (key) => post<null>(`${PATH}/totp/remove`, { body, key })), onSuccess });
}

export function useNewRecoveryCodes() {
  const once = useActionKey();
  const onSuccess = useDone();
  return useMutation({ mutationFn: (body: FactorProof) => once(body, (key) => post<RecoveryCodes>(`${PATH}/recovery-codes`, { body, key })), onSuccess });
}

export function usePasskeyAdd() {
  const onSuccess = useDone();
  return useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const { data } = await post<PasskeyMakeOptions>(`${PASSKEYS}/start`);
      return post<FactorAdded>(PASSKEYS, { body: await makePasskey(data, name) });
    },
    onSuccess,
  });
}

export function usePasskeyRename(id: string) {
  const once = useActionKey();
  const onSuccess = useDone();
  return useMutation({ mutationFn: (body: { name: string }) => once(body, (key) => put<null>(`${PASSKEYS}/${id}`, { body, key })), onSuccess });
}

export function usePasskeyRemove(id: string) {
  const once = useActionKey();
  const onSuccess = useDone();
  return useMutation({ mutationFn: (body: FactorProof) => once(body, (key) => post<null>(`${PASSKEYS}/${id}/remove`, { body, key })), onSuccess });
}
