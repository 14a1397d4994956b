import { OWN_DATA_TEXT, type PendingDeletion, type RequestDeletion } from '@contracts/own-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { post, remove } from '../../../client/http';
import { ownProofQuery } from '../../../client/ownProof';
import { sessionQuery } from '../../../client/session';
import { toast } from '../../../design/toast';

const ADDRESS = '/api/auth/account-deletion';

/** `onRequested` is called whatever has become of the form by then. */
export function useRequestDeletion(onRequested: () => void) {
  const once = useActionKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestDeletion) => once(request, (key) => post<PendingDeletion>(ADDRESS, { body: request, key })),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      onRequested();
      void toast({ text: message ?? OWN_DATA_TEXT.deletionRequested });
    },
    // A proof that is used up or over shows itself, too.
    onSettled: () => client.invalidateQueries({ queryKey: ownProofQuery.queryKey }),
  });
}

export function useCancelDeletion() {
  const once = useActionKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => once(null, (key) => remove<null>(ADDRESS, { key })),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      void toast({ text: message ?? OWN_DATA_TEXT.deletionCancelled });
    },
    onError: (error) => toast({ text: messageOf(error), tone: 'danger' }),
  });
}
