import { useSyncExternalStore } from 'react';

/** A window that anything on any page can open over it. */
export function overPage() {
  const listeners = new Set<() => void>();
  let isOpen = false;
  const set = (open: boolean) => {
    isOpen = open;
    for (const listener of listeners) listener();
  };
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return { open: () => set(true), close: () => set(false), useIsOpen: (): boolean => useSyncExternalStore(follow, () => isOpen) };
}
