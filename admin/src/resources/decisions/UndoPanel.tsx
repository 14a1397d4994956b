import { DECISION_LABEL, type ForumDecision } from '@contracts/forum-decisions';
import { reasonProblem, TOOL_LIMITS } from '@contracts/forum-tools';
import { ReasonBox } from '../../desk/ReasonBox';
import { useUndoDecision } from './useUndoDecision';

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
      name={`${DECISION_LABEL[decision.kind]} kararını geri al`}
      label="Geri alma gerekçesi"
      hint="Karar geçmişinde moderatörlere ve denetçilere görünür."
      confirmLabel="Geri al"
      longest={TOOL_LIMITS.reason.max}
      problemOf={reasonProblem}
      isPending={isPending}
      onConfirm={mutate}
      onLeave={onLeave}
    />
  );
}
