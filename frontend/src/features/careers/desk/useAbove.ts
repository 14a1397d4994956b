import { type RefObject, useEffect, useRef } from 'react';

/** Where something stands below the head of the page as it is scrolled: its `--above`, so that what sticks in it ends with the screen and not below it. */
export function useAbove(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const say = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      place.current?.style.setProperty('--above', `${Math.max(0, Math.round(top))}px`);
    };
    // Banners over it come and go, and with them the length of the page.
    const page = new ResizeObserver(say);
    page.observe(document.body);
    addEventListener('scroll', say, { passive: true });
    say();
    return () => {
      page.disconnect();
      removeEventListener('scroll', say);
    };
  }, []);
  return place;
}
