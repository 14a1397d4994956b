import { useEffect, useState } from 'react';

const CHAT = '[data-chat-panel], [data-chat-window]';

/** How far to the left the open chat reaches at the foot of the window; null while it is closed. */
export function useChatEdge(): number | null {
  const [edge, setEdge] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const lefts = [...document.querySelectorAll(CHAT)].map((each) => each.getBoundingClientRect().left);
      setEdge(lefts.length > 0 ? Math.min(...lefts) : null);
    };
    look();
    const watcher = new MutationObserver(look);
    // The chat stands beside the page, not in it: changes inside a page are not looked at.
    for (const place of new Set([document.body, ...[...document.body.children]])) watcher.observe(place, { childList: true });
    addEventListener('resize', look);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', look);
    };
  }, []);
  return edge;
}
