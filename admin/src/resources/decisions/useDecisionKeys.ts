import type { ForumDecision } from '@contracts/forum-decisions';
import { useRef } from 'react';
import { useShortcut } from '../../desk/ShortcutProvider';

const focusedDecision = () => document.activeElement?.closest<HTMLElement>('[data-decision]')?.dataset.decision;

export const focusDecision = (id: string): void => document.querySelector<HTMLElement>(`[data-decision="${CSS.escape(id)}"]`)?.focus();

/** j and k walk the decisions; u means the one that has the focus and nothing when none has it. */
export function useDecisionKeys(
  rows: readonly ForumDecision[],
  mayUndo: (decision: ForumDecision) => boolean,
  onUndo: (decision: ForumDecision) => void,
): void {
  const last = useRef(0);
  const here = () => rows.findIndex(({ id }) => id === focusedDecision());
  const step = (by: number) => {
    const from = here();
    // The decision one stood on may have gone from the list: its place is where one goes on.
    const to = Math.min(rows.length - 1, Math.max(0, from === -1 ? last.current : from + by));
    const decision = rows[to];
    if (!decision) return;
    last.current = to;
    focusDecision(decision.id);
  };
  const undoFocused = () => {
    const decision = rows[here()];
    if (decision && mayUndo(decision)) onUndo(decision);
  };
  useShortcut('j', 'Sonraki karar', () => step(1));
  useShortcut('k', 'Önceki karar', () => step(-1));
  useShortcut('u', 'Kararı geri al', undoFocused);
}
