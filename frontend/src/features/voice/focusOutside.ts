import { isFocusLost, takesFocus } from '../../design/lostFocus';

/** Of the buttons that lead into a room: its id. */
export const INTO = 'data-into';

/**
 * Where whoever has lost the focus with a room goes on once the next frame is drawn: at a button that leads into it, else at the head of the
 * page. Nobody is led from a dialog, or from where they are.
 */
export function focusOutside(roomId: string): void {
  requestAnimationFrame(() => {
    if (!isFocusLost() || document.querySelector('[aria-modal="true"]')) return;
    const ways = document.querySelectorAll(`[${INTO}="${CSS.escape(roomId)}"]`);
    if (![...ways].some(takesFocus)) focusHead();
  });
}

function focusHead() {
  const head = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  // A heading takes the focus only where that is said.
  if (head && !head.hasAttribute('tabindex')) head.tabIndex = -1;
  takesFocus(head);
}
