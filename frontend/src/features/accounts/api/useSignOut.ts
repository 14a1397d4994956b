import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { saveDrafts } from '../../../client/drafts/openDrafts';
import { post } from '../../../client/http';
import { announceSessionProblem } from '../../../client/sessionProblem';
import { raiseSignedOutFlag } from '../../../client/signedOutFlag';
import { toast } from '../../../design/toast';

export function useSignOut() {
  const once = useActionKey();
  return useMutation({
    mutationFn: async () => {
      await saveDrafts();
      return once(null, (key) => post('/api/auth/logout', { key, quiet: true }));
    },
    onSuccess: () => {
      raiseSignedOutFlag();
      announceSessionProblem({ kind: 'signedOut' });
    },
    onError: (error) => toast({ text: messageOf(error), tone: 'danger' }),
  });
}
