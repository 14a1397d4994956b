import { DECISION_TEXT, type ForumDecision } from '@contracts/forum-decisions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { put } from '../../../client/http';
import { toast } from '../../../design/toast';
import { refreshForum } from './refreshTopic';

/** Takes a decision back, however long ago it was made. `onUndone` comes when the page shows it, also when what asked for it is gone by then. */
export function useUndoDecision({ undo_path }: ForumDecision, onUndone: () => void) {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => once({ undo_path, reason }, async (key) => (await put<ForumDecision>(undo_path, { body: { reason }, key })).data),
    onSuccess: async () => {
      void toast({ text: DECISION_TEXT.undone });
      await refreshForum(queries);
      onUndone();
    },
  });
}
