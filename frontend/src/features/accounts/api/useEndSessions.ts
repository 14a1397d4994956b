import type { OpenSession } from '@contracts/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { remove } from '../../../client/http';
import { toast } from '../../../design/toast';
import { securityLogQuery } from './securityLogQuery';
import { sessionsQuery } from './sessionsQuery';

/** Ends one session, or all but this one; the list shows it at once and takes it back when it could not be done. */
export function useEndSessions() {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (session: OpenSession | 'others') =>
      once(session, (key) => remove<unknown>(session === 'others' ? '/api/auth/sessions' : `/api/auth/sessions/${session.id}`, { key })),
    onMutate: async (session) => {
      await queries.cancelQueries({ queryKey: sessionsQuery.queryKey });
      const before = queries.getQueryData(sessionsQuery.queryKey);
      const stays = ({ id, current }: OpenSession) => (session === 'others' ? current : id !== session.id);
      queries.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(stays));
      return { before };
    },
    onSuccess: ({ message }) => message && toast({ text: message }),
    onError: (error, _, context) => {
      queries.setQueryData(sessionsQuery.queryKey, context?.before);
      toast({ text: messageOf(error), tone: 'danger' });
    },
    onSettled: () => {
      queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      queries.invalidateQueries({ queryKey: securityLogQuery.queryKey });
    },
  });
}
