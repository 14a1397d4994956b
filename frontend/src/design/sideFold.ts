import { useEffect, useSyncExternalStore } from 'react';

/** How the left column of the page stands: no page folds it, or it is folded away, or it was brought back. */
type SideFold = 'none' | 'folded' | 'open';

const listeners = new Set<() => void>();
/** Pages on the screen that fold it. */
let folding = 0;
let isOpen = false;

const notify = () => {
  for (const listener of listeners) listener();
};
const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const now = (): SideFold => {
  if (folding === 0) return 'none';
  return isOpen ? 'open' : 'folded';
};

/** For whatever shows how it stands. */
export const useSideFold = (): SideFold => useSyncExternalStore(follow, now);

/** Brings the folded column back, or folds it away again. */
export function toggleSide(): void {
  isOpen = !isOpen;
  notify();
}

/** For a page that is read: while it is shown its left column is folded away; answers whether its reader has brought it back. */
export function useFoldedSide(): boolean {
  useEffect(() => {
    folding += 1;
    notify();
    return () => {
      folding -= 1;
      notify();
    };
  }, []);
  return useSyncExternalStore(follow, () => isOpen);
}
