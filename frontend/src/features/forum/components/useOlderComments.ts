import { useEffect, useLayoutEffect, useRef } from 'react';
import { commentAnchor } from '../../../paths';

const topOf = (id: string) => {
  const element = document.getElementById(commentAnchor(id));
  return element && element.getBoundingClientRect().top + scrollY;
};

/** Puts older comments above those that are shown; what is being read stays where it is. */
export function useOlderComments(firstId: string | undefined, fetchOlder: () => Promise<{ isError: boolean }>): () => void {
  const anchor = useRef<{ id: string; top: number } | null>(null);
  const { style } = document.documentElement;

  useLayoutEffect(() => {
    const kept = anchor.current;
    if (!kept || kept.id === firstId) return;
    anchor.current = null;
    const top = topOf(kept.id);
    if (top !== null) scrollBy({ top: top - kept.top, behavior: 'instant' });
    style.overflowAnchor = '';
  }, [firstId, style]);

  useEffect(
    () => () => {
      style.overflowAnchor = '';
    },
    [style],
  );

  return () => {
    const top = firstId ? topOf(firstId) : null;
    if (!firstId || top === null) return;
    anchor.current = { id: firstId, top };
    // Two that correct the same jump would make another.
    style.overflowAnchor = 'none';
    void fetchOlder().then(({ isError }) => {
      // Otherwise it is given back once the comments are shown, which may be later than they came.
      if (isError) style.overflowAnchor = '';
    });
  };
}
