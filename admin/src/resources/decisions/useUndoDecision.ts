import { DECISION_TEXT, type ForumDecision } from '@contracts/forum-decisions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';

/** Takes a decision back; why that is not possible any more is said in the server's words. */
export function useUndoDecision(decision: ForumDecision, onUndone: () => void) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation<void, Error, string>({
    // Without a connection it fails at once: nobody is to believe that it was taken back.
    networkMode: 'always',
    mutationFn: (reason) => dataProvider.undoDecision(decision.undo_path, reason),
    onSuccess: () => {
      notify(DECISION_TEXT.undone, { type: 'success', autoHideDuration: 2_500 });
      onUndone();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['decisions'] }),
  });
}
