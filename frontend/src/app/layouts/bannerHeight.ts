import { type RefObject, useEffect, useRef } from 'react';

const KEY = 'bannerHeight';
/** Lines break elsewhere in a window of another width, and another member has other banners. */
const whose = (memberId: string) => `${memberId} ${innerWidth} `;

/** How high the banners of this member stood on the last page at this width, in CSS pixels; 0 when it is not known. */
export function keptHeight(memberId: string): number {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return kept.startsWith(whose(memberId)) ? Number(kept.slice(whose(memberId).length)) || 0 : 0;
  } catch {
    // A blocked storage keeps nothing.
    return 0;
  }
}

function keep(height: string) {
  try {
    localStorage.setItem(KEY, height);
  } catch {
    // Without storage the next page starts without it.
  }
}

/** Keeps how high the place is, once everything in it is there. */
export function useKeepHeight(memberId: string, isComplete: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || !isComplete) return;
    const watch = new ResizeObserver(([entry]) => keep(`${whose(memberId)}${entry?.contentRect.height ?? 0}`));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [memberId, isComplete]);
  return place;
}
