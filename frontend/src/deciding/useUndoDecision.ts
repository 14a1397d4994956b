import { DECISION_TEXT, type ForumDecision } from '@contracts/forum-decisions';
import { useQueryClient } from '@tanstack/react-query';
import { puts, useCall } from '../calls/useCall';
import { toast } from '../design/toast';

/** Where what was decided on may be shown. */
const SHOWN_IN = ['forum', 'blog', 'projects', 'jobs', 'home'] as const;

/** Takes a decision back, however long ago it was made. `onUndone` comes when the page shows it, also when what asked for it is gone by then. */
export function useUndoDecision({ undo_path }: ForumDecision, onUndone: () => void) {
  const queries = useQueryClient();
  return useCall(
    puts<string, ForumDecision>(undo_path, (reason) => ({ reason })),
    {
      onSuccess: async () => {
        void toast({ text: DECISION_TEXT.undone });
        await Promise.all(SHOWN_IN.map((room) => queries.invalidateQueries({ queryKey: [room] })));
        onUndone();
      },
    },
  );
}
