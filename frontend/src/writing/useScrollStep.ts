import { type RefObject, useRef } from 'react';

const room = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;

/** Keeps two places that scroll roughly in step: each is as far along its own length as the other. */
export function useScrollStep(one: RefObject<HTMLElement | null>, other: RefObject<HTMLElement | null>) {
  /** The one that was moved along, whose own report is to be ignored. */
  const led = useRef<HTMLElement>(null);
  return (leads: 'one' | 'other') => {
    const [from, to] = leads === 'one' ? [one.current, other.current] : [other.current, one.current];
    if (!from || !to) return;
    const isEcho = led.current === from;
    led.current = null;
    if (isEcho || room(from) <= 0) return;
    const top = Math.round((from.scrollTop / room(from)) * room(to));
    if (Math.abs(to.scrollTop - top) < 1) return;
    to.scrollTop = top;
    led.current = to;
  };
}
