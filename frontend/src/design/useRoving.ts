import { type KeyboardEvent, useRef, useState } from 'react';

/** Makes a row of buttons one tab stop: arrows, Home and End go from one to the next, the tab key comes back to the last one, at first to `first`. */
export function useRoving<Row extends HTMLElement>(count: number, first = 0) {
  const row = useRef<Row>(null);
  const [at, setAt] = useState(first);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // What opens from a button stands elsewhere on the page, and has keys of its own.
    if (!(event.target instanceof Node && row.current?.contains(event.target)) || ctrlKey || metaKey || altKey || shiftKey) return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key];
    if (to === undefined) return;
    event.preventDefault();
    row.current.querySelector<HTMLElement>(`[data-stop="${(to + count) % count}"]`)?.focus();
  };
  const stop = (index: number) => ({ tabIndex: index === at ? 0 : -1, 'data-stop': index, onFocus: () => setAt(index) });
  return { row, onKeyDown, stop };
}

export type Stop = ReturnType<ReturnType<typeof useRoving>['stop']>;
