import { type ComponentProps, useEffect } from 'react';
import { holdToTalk } from '../../session/voice';

const PRESSES = [' ', 'Enter'];

/** What makes a button one that is held down to speak: by a finger, the mouse or a key, and by a press alone where a screen reader gives no more. */
export function useHeld(isPushing: boolean, isWanted: boolean): ComponentProps<'button'> {
  // A button that goes, or is shut, hears no more that it is let go.
  useEffect(() => (isWanted ? () => holdToTalk(false) : undefined), [isWanted]);
  const end = () => holdToTalk(false);
  return {
    onPointerDown: ({ button }) => button === 0 && holdToTalk(true),
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onBlur: end,
    // What is held by the mouse takes no focus: the key of push-to-talk would press it.
    onMouseDown: (event) => event.preventDefault(),
    onContextMenu: (event) => event.preventDefault(),
    onKeyDown: (event) => {
      if (!PRESSES.includes(event.key)) return;
      event.preventDefault();
      if (!event.repeat) holdToTalk(true);
    },
    onKeyUp: (event) => {
      if (!PRESSES.includes(event.key)) return;
      // Or the browser clicks.
      event.preventDefault();
      end();
    },
    onClick: ({ detail }) => detail === 0 && holdToTalk(!isPushing),
  };
}
