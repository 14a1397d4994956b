import { isFocusLost, takesFocus } from '../../../design/lostFocus';

/** Where in the drawer the focus was last. */
interface Spot {
  readonly element: Element;
  readonly list: Element | null;
  /** Of its row in that list. */
  readonly at: number;
  readonly heading: Element | null;
}

function spotOf(element: Element): Spot {
  const list = element.closest('ul');
  const at = list ? [...list.children].findIndex((row) => row.contains(element)) : -1;
  return { element, list, at, heading: element.closest('section, [role="tabpanel"]')?.querySelector('h3') ?? null };
}

/** What is nearest to it comes first: itself, its row, those that follow, those before, the heading, the tab. */
function* nearestTo({ element, list, at, heading }: Spot, drawer: Element): Generator<Element | null> {
  yield element;
  const rows = [...(list?.children ?? [])];
  for (const row of [...rows.slice(at), ...rows.slice(0, Math.max(at, 0)).reverse()]) yield* row.querySelectorAll('button');
  yield heading;
  yield drawer.querySelector('[role="tab"][aria-selected="true"]');
}

/**
 * Rows and rights go with what is done in the drawer: whoever was there goes on beside them, and not behind the drawer. A ref of what is in it.
 */
export function keepFocus(inside: HTMLElement | null) {
  if (!inside) return;
  let spot: Spot | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) spot = spotOf(target);
  };
  const keep = () => {
    // A dialog over it has the focus; a button that is shut for a while has it again.
    const isOnTop = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)?.contains(inside);
    if (!spot || !isOnTop || !isFocusLost() || (spot.element.isConnected && spot.element.matches(':disabled'))) return;
    for (const next of nearestTo(spot, inside)) if (takesFocus(next)) return;
  };
  const observer = new MutationObserver(keep);
  observer.observe(inside, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  inside.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    inside.removeEventListener('focusin', remember);
  };
}
