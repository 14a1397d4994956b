import { DECISION_TEXT, type ForumDecision, undoHintOf } from '@contracts/forum-decisions';
import { reasonProblem, TOOL_LIMITS } from '@contracts/forum-tools';
import { DECISIONS } from '@contracts/moderation-verbs';
import { ReasonBox } from '../../desk/ReasonBox';
import { useWrite } from '../../providers/useWrite';

/** Takes a decision back; why that is not possible any more is said in the server's words. */
const useUndoDecision = ({ undo_path }: ForumDecision, onUndone: () => void) =>
  useWrite<{ reason: string }>({
    send: (server, { reason }) => server.undoDecision(undo_path, reason),
    said: DECISION_TEXT.undone,
    touches: ['decisions'],
    onDone: onUndone,
  });

interface UndoPanelProps {
  decision: ForumDecision;
  onUndone: () => void;
  onLeave: () => void;
}

/** Asks why a decision is taken back. */
export function UndoPanel({ decision, onUndone, onLeave }: UndoPanelProps) {
  const { act, isPending } = useUndoDecision(decision, onUndone);
  return (
    <ReasonBox
      name={`${DECISIONS[decision.kind].name} kararını geri al`}
      label="Geri alma gerekçesi"
      hint={undoHintOf(decision.kind)}
      confirmLabel="Geri al"
      longest={TOOL_LIMITS.reason.max}
      problemOf={reasonProblem}
      isPending={isPending}
      onConfirm={(reason) => act({ reason })}
      onLeave={onLeave}
    />
  );
}
