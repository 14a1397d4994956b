import { type RefObject, useEffect, useRef, useState } from 'react';

interface OpenedOnArrival {
  opened: boolean;
  onChange: (opened: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** For a menu that is loaded because somebody asked for it: it opens as soon as it is there. */
export function useOpenedOnArrival(): OpenedOnArrival {
  const [opened, onChange] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; this one gets the focus back when the menu is closed.
    button.current?.focus();
    onChange(true);
  }, []);
  return { opened, onChange, button };
}
