import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Whether the page is scrolled further down than this many pixels. */
export const useScrolledPast = (pixels: number): boolean => useSyncExternalStore(subscribe, () => scrollY > pixels);
