import type { ForumDecision } from '@contracts/forum-decisions';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useRowWalk } from '../../desk/walk';

const LABELS = { next: 'Sonraki karar', previous: 'Önceki karar' };

/** j and k walk the decisions; g means the one that has the focus and nothing when none has it. */
export function useDecisionKeys(
  rows: readonly ForumDecision[],
  mayUndo: (decision: ForumDecision) => boolean,
  onUndo: (decision: ForumDecision) => void,
): void {
  const focused = useRowWalk('decision', rows, LABELS);
  const undoFocused = () => {
    const decision = focused();
    if (decision && mayUndo(decision)) onUndo(decision);
  };
  useShortcut('g', 'Kararı geri al', undoFocused);
}
