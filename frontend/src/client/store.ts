import { useSyncExternalStore } from 'react';

/** State of the page that whatever is drawn can read and change. */
export function store<State>(first: State) {
  const listeners = new Set<() => void>();
  let state = first;
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get: () => state,
    /** Hears of each change until the answered function is called. */
    follow,
    change: (how: (before: State) => State) => {
      const next = how(state);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    use: <Part>(part: (state: State) => Part): Part => useSyncExternalStore(follow, () => part(state)),
  };
}
