import { useEffect, useState } from 'react';
import { isFocusLost, takesFocus } from './lostFocus';

/** Where the focus came from; `before`: the same of what was open then, from which it may have come. */
interface Way {
  readonly from: Element | null;
  readonly before: Way | undefined;
}

/** Of all that will give the focus back. */
const open: Way[] = [];

/** What has the focus; of something in a menu what has opened it, as what is chosen there goes with the menu. */
function opener(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  return (menu && document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`)) ?? focused;
}

/** A dialog that followed another came from a button that went with that one. One that is open keeps the focus within it. */
function giveBack(way: Way) {
  for (let back: Way | undefined = way; back && !open.includes(back); back = back.before) if (takesFocus(back.from)) return;
}

/** Gives the focus back to where it came from when what has taken it goes away. What has the focus by then keeps it. */
export function useFocusBack() {
  const [way] = useState<Way>(() => ({ from: opener(), before: open.at(-1) }));
  useEffect(() => {
    open.push(way);
    return () => {
      open.splice(open.indexOf(way), 1);
      if (isFocusLost()) giveBack(way);
    };
  }, [way]);
}
