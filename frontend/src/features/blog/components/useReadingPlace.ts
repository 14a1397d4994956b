import { type RefObject, useEffect, useState } from 'react';
import type { Entry } from './contents';

/** Part of the screen's height below which a heading has not been reached. */
const LINE = 0.3;

export interface ReadingPlace {
  /** How much of the text is read, in whole percent. */
  percent: number;
  /** Anchor of the heading under which one is reading; null above the first. */
  anchor: string | null;
}

/** How much of a text stands above the end of the screen, when one has begun to scroll; a text that fits is read at once. */
export function percentRead({ top, height }: { top: number; height: number }, screen: number): number {
  const way = height - screen;
  if (way <= 0) return 100;
  return Math.round(100 * Math.min(1, Math.max(0, -top / way)));
}

/** Where in a text its reader is; told anew as they scroll. */
export function useReadingPlace(text: RefObject<HTMLElement | null>, entries: readonly Entry[]): ReadingPlace {
  const [place, setPlace] = useState<ReadingPlace>({ percent: 0, anchor: null });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!text.current) return;
      const percent = percentRead(text.current.getBoundingClientRect(), innerHeight);
      const reached = entries.filter(({ anchor }) => (document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity) < innerHeight * LINE);
      const anchor = reached.at(-1)?.anchor ?? null;
      setPlace((before) => (before.percent === percent && before.anchor === anchor ? before : { percent, anchor }));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [text, entries]);
  return place;
}
