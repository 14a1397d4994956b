import { HOLDING_TEXT, type OwnHeldText } from '@contracts/holding';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { remove } from '../../../client/http';
import { toast } from '../../../design/toast';
import { ownHeldQuery } from './ownHeldQuery';

/** Takes back a text of one's own that waits; `onTaken` gets its words. */
export function useTakeBack(onTaken: (text: OwnHeldText) => void) {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => once({ id }, async (key) => (await remove<OwnHeldText>(`/api/forum/held/${encodeURIComponent(id)}`, { key })).data),
    onSuccess: (text) => {
      onTaken(text);
      void toast({ text: HOLDING_TEXT.takenBack });
    },
    onError: (error) => toast({ text: messageOf(error), tone: 'danger' }),
    // Also when it failed: then a moderator has decided.
    onSettled: (text) => {
      void queries.invalidateQueries({ queryKey: ownHeldQuery.queryKey });
      void queries.invalidateQueries({ queryKey: text ? ['forum', 'heldComments', text.topicId] : ['forum', 'heldComments'] });
    },
  });
}
