import { useEffect, useEffectEvent } from 'react';
import { isForPage } from '../../../design/pageKey';

const UNREAD = '[data-unread]';
/** `n` leads on, `p` back. */
export type Way = 'n' | 'p';

interface Stepping {
  onStep?: (to: HTMLElement) => void;
  /** Nothing more that was not read is on the page that way. */
  onEnd?: (way: Way) => void;
}

/** `n` and `p` move through what was not read yet: topics of a list, comments of a topic. */
export function useUnreadStepping({ onStep, onEnd }: Stepping = {}) {
  const step = useEffectEvent((way: Way) => {
    const to = stepToUnread(way);
    if (to) onStep?.(to);
    else onEnd?.(way);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if ((key === 'n' || key === 'p') && isForPage(event)) step(key);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Gives the focus to what comes next and was not read; null when there is nothing. */
export function stepToUnread(way: Way): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(UNREAD)];
  const next = way === 'n' ? all.find((each) => isBehind(each)) : all.findLast((each) => isBefore(each));
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: next.matches('article') ? 'start' : 'nearest' });
  return next ?? null;
}

/** Where the focus is; at the beginning while nothing of the page has it. */
const here = () => document.activeElement ?? document.body;
const isBehind = (element: HTMLElement) => element !== here() && (here().contains(element) || follows(here(), element));
const isBefore = (element: HTMLElement) => element !== here() && !here().contains(element) && follows(element, here());
const follows = (first: Node, second: Node) => (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
