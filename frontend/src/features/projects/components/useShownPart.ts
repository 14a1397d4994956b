import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Parts of a page come after it, so that the browser has looked in vain for the one in the address; its id begins so. */
export function useShownPart(prefix: string, isThere: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link leads there again
  useEffect(() => {
    if (!isThere || !hash.startsWith(`#${prefix}`)) return;
    const place = document.getElementById(hash.slice(1));
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [prefix, isThere, hash, key]);
}
