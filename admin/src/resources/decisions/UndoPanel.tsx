import { DECISION_TEXT, type ForumDecision, undoHintOf } from '@contracts/forum-decisions';
import { reasonProblem, TOOL_LIMITS } from '@contracts/forum-tools';
import { DECISIONS } from '@contracts/moderation-verbs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { ReasonBox } from '../../desk/ReasonBox';
import type { DeskDataProvider } from '../../providers/dataProvider';

/** Takes a decision back; why that is not possible any more is said in the server's words. */
function useUndoDecision(decision: ForumDecision, onUndone: () => void) {
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

interface UndoPanelProps {
  decision: ForumDecision;
  onUndone: () => void;
  onLeave: () => void;
}

/** Asks why a decision is taken back. */
export function UndoPanel({ decision, onUndone, onLeave }: UndoPanelProps) {
  const { mutate, isPending } = useUndoDecision(decision, onUndone);
  return (
    <ReasonBox
      name={`${DECISIONS[decision.kind].name} kararını geri al`}
      label="Geri alma gerekçesi"
      hint={undoHintOf(decision.kind)}
      confirmLabel="Geri al"
      longest={TOOL_LIMITS.reason.max}
      problemOf={reasonProblem}
      isPending={isPending}
      onConfirm={mutate}
      onLeave={onLeave}
    />
  );
}
