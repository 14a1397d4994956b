import { type RefObject, useEffect } from 'react';
import { isForPage } from './pageKey';

/** `j` and `k` move through the links of a list. */
export function useStepping(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!['j', 'k'].includes(event.key) || !isForPage(event)) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-topic-link]') ?? [])];
      const at = links.indexOf(document.activeElement as HTMLElement);
      const next = links[event.key === 'j' ? at + 1 : Math.max(at - 1, 0)];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list]);
}
