import { useSyncExternalStore } from 'react';

export type CookieChoice = 'accepted' | 'rejected';

interface Asking {
  /** Null until the visitor has chosen; nothing optional is kept before that. */
  readonly choice: CookieChoice | null;
  readonly asking: boolean;
}

const KEY = 'cookieChoice';
const listeners = new Set<() => void>();
let state: Asking = { choice: stored(), asking: stored() === null };

function stored(): CookieChoice | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'accepted' || value === 'rejected' ? value : null;
  } catch {
    // Where nothing can be kept, nothing has to be asked.
    return 'rejected';
  }
}

function become(next: Asking) {
  state = next;
  for (const listener of listeners) listener();
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) become({ choice: stored(), asking: stored() === null });
};

/** Tells of every new choice, in this tab or another; answers how to stop. */
export function watchCookieChoice(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Whether what is optional, like the offline cache, may be kept on this device. */
export const mayKeepOptional = (): boolean => state.choice === 'accepted';

export function chooseCookies(choice: CookieChoice) {
  localStorage.setItem(KEY, choice);
  become({ choice, asking: false });
}

export const askForCookies = () => become({ ...state, asking: true });

export const useCookieChoice = (): Asking => useSyncExternalStore(watchCookieChoice, () => state);
