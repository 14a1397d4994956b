import { PROOF_TEXT, type SetPasswordRequest } from '@contracts/proof';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { ownProofQuery } from '../../../client/ownProof';
import { toast } from '../../../design/toast';
import { securityLogQuery } from './securityLogQuery';
import { sessionsQuery } from './sessionsQuery';

/** The first password of a member who came by a provider and has just shown who they are. */
export function useSetPassword() {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: SetPasswordRequest) => once(request, (key) => post<unknown>('/api/auth/password/set', { body: request, key })),
    onSuccess: ({ message }) => {
      void toast({ text: message ?? PROOF_TEXT.passwordSet });
      queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      queries.invalidateQueries({ queryKey: securityLogQuery.queryKey });
    },
    // A proof that is over shows itself, too.
    onSettled: () => queries.invalidateQueries({ queryKey: ownProofQuery.queryKey }),
  });
}
