import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** At the head of the column of a page that has one; in its place elsewhere. */
export function AtHead({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [head, setHead] = useState<Element | null>(null);
  useLayoutEffect(() => setHead(place.current?.closest('aside')?.querySelector('[data-side-first]') ?? null), []);
  return (
    <>
      <span ref={place} hidden />
      {head ? createPortal(children, head) : children}
    </>
  );
}
