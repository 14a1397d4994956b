import { useSyncExternalStore } from 'react';

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

/** For anything on any page that opens all that the member has saved. */
export const openSavedPosts = (): void => set(true);
export const closeSavedPosts = (): void => set(false);
export const useSavedPostsOpen = (): boolean => useSyncExternalStore(follow, () => isOpen);
