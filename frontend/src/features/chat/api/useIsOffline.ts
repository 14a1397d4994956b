import { useSyncExternalStore } from 'react';

function followOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser knows that nothing can be reached. */
export const useIsOffline = (): boolean => useSyncExternalStore(followOnline, () => navigator.onLine === false);
