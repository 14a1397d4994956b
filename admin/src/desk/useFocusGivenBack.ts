import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]';
const isLost = () => document.activeElement === null || document.activeElement === document.body;

interface Opener {
  readonly element: Element;
  /** What it is in, nearest first: some of it is still there when the element was drawn anew. */
  readonly around: readonly Element[];
}

function openerOf(element: Element | null): Opener | null {
  if (!element || element === document.body) return null;
  const around: Element[] = [];
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) around.push(outer);
  return { element, around };
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The opener, or what stands in its place under its name, or else what is nearest to where it stood. */
function successorOf({ element, around }: Opener): HTMLElement | undefined {
  if (element.isConnected) return element instanceof HTMLElement ? element : undefined;
  const near = around.find((outer) => outer.isConnected && outer.querySelector(FOCUSABLE));
  const all = [...(near?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  return all.find((candidate) => nameOf(candidate) === nameOf(element)) ?? all[0];
}

/** Gives the focus to an element; when that goes while it has the focus, because what was decided makes it needless, to what is nearest then. */
function give(element: HTMLElement): void {
  const opener = openerOf(element);
  element.focus();
  const stop = () => watch.disconnect();
  const watch = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    if (opener && isLost()) successorOf(opener)?.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  // Browsers may tell this of what is just being taken away, too.
  element.addEventListener('blur', () => queueMicrotask(() => element.isConnected && stop()));
}

/**
 * For what asks a question in the page: when it goes and the focus was in it, the focus is given back to what had it before. Otherwise it
 * would be nowhere, and the next letters that are typed would be taken for shortcuts far from there.
 */
export function useFocusGivenBack<Inside extends HTMLElement>(): RefObject<Inside | null> {
  const inside = useRef<Inside>(null);
  // While it is drawn for the first time: the button that opens it may go with the same drawing.
  const [opener] = useState(() => openerOf(document.activeElement));
  useLayoutEffect(() => {
    const asks = inside.current?.closest('[role="group"], form') ?? inside.current;
    return () => {
      if (!opener || !asks?.contains(document.activeElement)) return;
      // What was decided is drawn first, and whoever knows better where the focus belongs has put it there.
      requestAnimationFrame(() => {
        const next = isLost() ? successorOf(opener) : undefined;
        if (next) give(next);
      });
    };
  }, [opener]);
  return inside;
}
