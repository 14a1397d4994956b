import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Marks a question on the page that is answered by writing, as a dialog is one above it. */
export const asking = { 'data-asks': true };

const isAnswering = () => document.activeElement?.closest('[role="dialog"], [data-asks]') != null;

/**
 * The heading that gets the focus each time the page is asked for, the open one too. Keys may come faster than the page is drawn: who is
 * being asked something by then is left there, or what they confirm would go nowhere.
 */
export function useArrivalFocus(asked: boolean): RefObject<HTMLHeadingElement | null> {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again for the open page moves the focus again
  useEffect(() => {
    if (asked && !isAnswering()) heading.current?.focus();
  }, [asked, key]);
  return heading;
}
