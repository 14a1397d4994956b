import type { ReactNode } from 'react';
import classes from './ListOption.module.css';

interface Props {
  id: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the options below a field that keeps the focus and the keys. */
export function ListOption({ id, chosen, onChoose, children }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      className={classes.option}
      // Keeps the focus in the field, so that the list does not close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
