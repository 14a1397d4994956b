import type { FactorAdded, FactorProof, PasskeyMakeOptions, RecoveryCodes, SecondFactorStatus, TotpStart } from '@contracts/second-factor';
import { useQueryClient } from '@tanstack/react-query';
import { type Call, posts, puts, useCall } from '../../../calls/useCall';
import { post } from '../../../client/http';
import { reads } from '../../../client/reads';
import { toast } from '../../../design/toast';
import { makePasskey } from './passkeyBrowser';

const PATH = '/api/auth/second-factor';
const PASSKEYS = '/api/auth/passkeys';

export const secondFactorQuery = reads<SecondFactorStatus>(['second-factor'], PATH);
export const hasFactor = ({ totp_since, passkeys }: SecondFactorStatus): boolean => totp_since !== null || passkeys.length > 0;

/** Says what was done, and has everything that shows factors read them again. */
function useFactorCall<Request, Answer>(call: Call<Request, Answer>, anew?: true) {
  const queries = useQueryClient();
  return useCall(call, {
    anew,
    onSuccess: ({ message }) => {
      if (message) void toast({ text: message });
      return queries.invalidateQueries(secondFactorQuery);
    },
  });
}

export const useTotpStart = () => useCall(posts<void, TotpStart>(`${PATH}/totp/start`), { anew: true });
export const useTotpConfirm = () => useFactorCall(posts<{ code: string }, FactorAdded>(`${PATH}/totp/confirm`));
export const useTotpRemove = () => useFactorCall(posts<FactorProof, null>(`${PATH}/totp/remove`));
export const useNewRecoveryCodes = () => useFactorCall(posts<FactorProof, RecoveryCodes>(`${PATH}/recovery-codes`));
export const usePasskeyRename = (id: string) => useFactorCall(puts<{ name: string }, null>(`${PASSKEYS}/${id}`));
export const usePasskeyRemove = (id: string) => useFactorCall(posts<FactorProof, null>(`${PASSKEYS}/${id}/remove`));
export const usePasskeyAdd = () =>
  useFactorCall(async ({ name }: { name: string }) => {
    const { data } = await post<PasskeyMakeOptions>(`${PASSKEYS}/start`);
    return post<FactorAdded>(PASSKEYS, { body: await makePasskey(data, name) });
  }, true);
