import { type ForumDecision, undoHintOf } from '@contracts/forum-decisions';
import { effectOf } from './decisionWords';
import { ReasonDialog } from './ReasonDialog';
import { useUndoDecision } from './useUndoDecision';

interface Props {
  decision: ForumDecision;
  onUndone: () => void;
  onClose: () => void;
}

/** Says what taking a decision back will cause and asks why. */
export const UndoDialog = ({ decision, onUndone, onClose }: Props) => (
  <ReasonDialog
    title="Kararı geri al"
    about={decision.excerpt ?? decision.title}
    effect={effectOf(decision)}
    hint={undoHintOf(decision.kind)}
    confirm="Geri al"
    busy="Geri alınıyor…"
    call={useUndoDecision(decision, onUndone)}
    onClose={onClose}
  />
);
