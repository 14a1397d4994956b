import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How far down the head of the page reaches, which stands over whatever is below it; 0 where there is none. */
export function useHeadEdge(): number {
  const { pathname } = useLocation();
  const [edge, setEdge] = useState(0);
  // Pages of another kind have another head.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew on another page
  useEffect(() => {
    const head = document.querySelector('body header:not([data-voice-card] *)');
    const look = () => setEdge(Math.max(0, Math.round(head?.getBoundingClientRect().bottom ?? 0)));
    look();
    if (!head) return;
    // Words above it push it down until they are scrolled away.
    const watcher = new ResizeObserver(look);
    for (const each of [head, document.body]) watcher.observe(each);
    addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', look);
    };
  }, [pathname]);
  return edge;
}
