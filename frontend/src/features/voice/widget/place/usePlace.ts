import { useViewportSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveCard, useCard } from '../card';
import { DRAG_MARGIN, keptInside, movedByKey, type Place, restPlace, type Size } from './place';
import { useChatEdge } from './useChatEdge';
import { useHeadEdge } from './useHeadEdge';

interface Drag {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly from: Place;
}

/** Keeps the card inside the window and below the head of the page, and moves it with the pointer and with arrow keys. */
export function usePlace(card: RefObject<HTMLElement | null>) {
  const wanted = useCard(({ place }) => place);
  const window = useViewportSize();
  const size = useSize(card);
  const edge = useChatEdge();
  const top = useHeadEdge();
  const drag = useRef<Drag | null>(null);
  const at = wanted ?? restPlace(edge, size, window);
  const place = keptInside(at, size, window, top);
  // At rest it rather is lower than that it covers what stands below it.
  const foot = wanted ? DRAG_MARGIN : at.bottom;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button:not([data-grip])'))) return;
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from: place };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { pointer, x, y, from } = drag.current ?? {};
    if (!from || pointer !== event.pointerId || x === undefined || y === undefined) return;
    moveCard(keptInside({ right: from.right - (event.clientX - x), bottom: from.bottom - (event.clientY - y) }, size, window, top));
  };
  const onPointerEnd = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = movedByKey(place, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    moveCard(event.key === 'Home' ? null : keptInside(to, size, window, top));
  };
  return { place, top, foot, handle: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd }, grip: { onKeyDown } };
}

function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watcher = new ResizeObserver(() => setSize({ width: current.offsetWidth, height: current.offsetHeight }));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element]);
  return size;
}
