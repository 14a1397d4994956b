import { type RefObject, useEffect, useRef } from 'react';
import { isForPage } from '../../../design/pageKey';

/** `j` and `k` open the application after and before the open one, and `x` chooses it, so that every key of the desk means the one that is seen. */
export function useOpening(list: RefObject<HTMLElement | null>, openedId: string | null) {
  // The address follows a moment later: whoever presses on is further down already.
  const at = useRef(openedId);
  useEffect(() => {
    at.current = openedId;
  }, [openedId]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!['j', 'k', 'x'].includes(event.key) || !isForPage(event)) return;
      event.preventDefault();
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-application]') ?? [])];
      const open = rows.findIndex(({ dataset }) => dataset.application === at.current);
      if (event.key === 'x') return rows[open]?.querySelector('input')?.click();
      const next = rows[event.key === 'j' ? open + 1 : Math.max(open - 1, 0)];
      const link = next?.querySelector('a');
      if (!next || !link) return;
      at.current = next.dataset.application ?? null;
      link.click();
      link.focus();
      link.scrollIntoView({ block: 'nearest' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list]);
}
