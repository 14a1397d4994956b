import { useEffect, useState } from 'react';

/** Gives the focus back to where it came from when what has taken it goes away. */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
