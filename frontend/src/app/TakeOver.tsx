import { type ReactNode, useLayoutEffect } from 'react';

/** The app shows its parts one after the other; after this time whoever still waits for a link would be surprised by it. */
const LONGEST_WAIT_MS = 5_000;

/** Gives the focus to the app's link that stands where the focused one stood among what the server painted. */
export interface KeptFocus {
  restore: () => void;
}

/** Follows the focus among the links that the server painted, which are taken away when the app comes. */
export function keepFocus(root: HTMLElement): KeptFocus {
  let focused: HTMLElement | null = null;
  let place = 0;
  const note = (target: EventTarget | null) => {
    focused = target instanceof HTMLAnchorElement ? target : null;
    place = focused ? alike(root, focused).indexOf(focused) : 0;
  };
  const onFocus = ({ target }: FocusEvent) => note(target);
  const onBlur = ({ target }: FocusEvent) =>
    // A link that is taken away loses the focus too, which is not its reader's doing.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  note(document.activeElement);
  root.addEventListener('focusin', onFocus);
  root.addEventListener('focusout', onBlur);
  return {
    restore: () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
      if (focused && !focused.isConnected) passOn(root, focused, place);
    },
  };
}

/** Waits until the app shows the link, or somebody has gone elsewhere. */
function passOn(root: HTMLElement, link: HTMLElement, place: number) {
  const isDone = () => {
    if (document.activeElement !== document.body) return true;
    const same = alike(root, link)[place];
    same?.focus({ preventScroll: true });
    return same !== undefined;
  };
  if (isDone()) return;
  const observer = new MutationObserver(() => isDone() && observer.disconnect());
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
}

/** The links that lead to the same page and are called the same. */
const alike = (root: HTMLElement, link: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('a[href]')].filter(
    (each) => each.getAttribute('href') === link.getAttribute('href') && each.textContent === link.textContent,
  );

/** Shows the app in the place of what the server painted, without taking the focus away from whoever is there already. */
export function TakeOver({ focus, children }: { focus: KeptFocus; children: ReactNode }) {
  useLayoutEffect(() => focus.restore(), [focus]);
  return children;
}
