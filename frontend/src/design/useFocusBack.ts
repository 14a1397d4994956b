import { useEffect, useState } from 'react';

/** What has the focus; of something in a menu what has opened it, as what is chosen there goes with the menu. */
function opener(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  return (menu && document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`)) ?? focused;
}

/** Gives the focus back to where it came from when what has taken it goes away. */
export function useFocusBack() {
  const [from] = useState(opener);
  useEffect(
    () => () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    },
    [from],
  );
}
