import { CHAT_SIZES } from '@contracts/chat';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from './rows';
import { firstAround, movedBy, SHOWN, shownOf } from './shown';

/** So close to what is not in the page, more of it comes. */
const NEAR = 600;
const END = Symbol('the end');

interface Options {
  rows: readonly Row[];
  hasOlder: boolean;
  hasNewer: boolean;
  older: () => void;
  newer: () => void;
}

/** The first row that is to be seen, and where; by halves, as there may be many. */
function firstSeen(list: HTMLElement, edge: number): number {
  let low = 0;
  let high = list.children.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list.children[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where a row ends: the day above it may go when others come before it. */
const offsetOf = (row: Element | undefined, list: Element): number => (row?.getBoundingClientRect().bottom ?? 0) - list.getBoundingClientRect().top;

/**
 * Keeps a bounded part of the rows in the page and moves it along as its reader scrolls, who stays at the row that they see: browsers that do so
 * themselves do not at the very top, and others not at all. At the end they stay at the end.
 */
export function useScroll({ rows, hasOlder, hasNewer, older, newer }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const seen = useRef<{ key: string; offset: number } | null>(null);
  const wanted = useRef<string | typeof END | null>(null);
  const isStuck = useRef(true);
  const [first, setFirst] = useState<string | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const { from, to } = shownOf(rows, first);
  const reachesEnd = to === rows.length && !hasNewer;

  const rowOf = (key: string): Element | undefined => list.current?.children[rows.findIndex((row) => row.key === key) - from];
  const keyOf = (messageId: string): string => rows.find(({ message }) => message?.id === messageId)?.key ?? '';

  /** Remembers what is seen, and brings more where its end is near. */
  const look = useEffectEvent(() => {
    const [place, all] = [box.current, list.current];
    // On the way to a message everything is about to be somewhere else.
    if (!place || !all || typeof wanted.current === 'string') return;
    const edge = place.getBoundingClientRect().top;
    const at = firstSeen(all, edge);
    const row = rows[from + at];
    seen.current = row ? { key: row.key, offset: offsetOf(all.children[at], all) } : null;
    const under = place.scrollHeight - place.scrollTop - place.clientHeight;
    isStuck.current = reachesEnd && under <= CHAT_SIZES.nearEnd;
    setAtEnd(isStuck.current);
    if (isStuck.current) return setFirst(null);
    // What comes at the end is not to push away what is read above.
    if (first === null) setFirst(rows[from]?.key ?? null);
    if (place.scrollTop < NEAR && from > 0) return setFirst(movedBy(rows, from, -SHOWN.step) ?? rows[0]?.key ?? null);
    if (under < NEAR && to < rows.length) return setFirst(movedBy(rows, from, SHOWN.step));
    if (place.scrollTop < NEAR && hasOlder) older();
    if (under < NEAR && hasNewer) newer();
  });

  const keepPlace = useEffectEvent(() => {
    const place = box.current;
    if (!place) return;
    const sought = typeof wanted.current === 'string' ? rowOf(keyOf(wanted.current)) : undefined;
    if (wanted.current === END && reachesEnd) {
      wanted.current = null;
      isStuck.current = true;
    }
    if (sought) {
      wanted.current = null;
      isStuck.current = false;
      const { top, height } = sought.getBoundingClientRect();
      place.scrollTop += top - place.getBoundingClientRect().top - Math.max(0, place.clientHeight - height) / 2;
    } else if (isStuck.current) place.scrollTop = place.scrollHeight;
    else {
      // What was scrolled since is not known here, so it is counted how far the row has moved among the others.
      const row = seen.current && rowOf(seen.current.key);
      const moved = row && seen.current && list.current ? offsetOf(row, list.current) - seen.current.offset : 0;
      if (Math.abs(moved) >= 1) place.scrollTop += moved;
    }
    look();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other rows are in the page
  useLayoutEffect(() => keepPlace(), [rows, from, to]);
  useEffect(() => {
    const watcher = new ResizeObserver(() => keepPlace());
    for (const element of [box.current, list.current]) if (element) watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  return {
    box,
    list,
    shown: rows.slice(from, to),
    isAtEnd,
    /** The message that its reader sees first; null of a reader at the end. */
    seenMessage: () => (isStuck.current ? null : (rows.find(({ key }) => key === seen.current?.key)?.message?.id ?? null)),
    onScroll: () => look(),
    /** Goes to the end, now or when it is there. */
    toEnd: () => {
      wanted.current = END;
      setFirst(null);
      keepPlace();
    },
    /** Brings a message that is at hand into the middle. */
    toMessage: (messageId: string) => {
      wanted.current = messageId;
      isStuck.current = false;
      const key = keyOf(messageId);
      if (key !== '') setFirst(firstAround(rows, key));
      keepPlace();
    },
  };
}
