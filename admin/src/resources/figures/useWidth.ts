import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const USUAL = 560;

/** The width of a box, so that what is drawn in it keeps the size of its letters. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(1, Math.round(entry?.contentRect.width ?? USUAL))));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}
