import { IconArrowDown } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import classes from './MessageLog.module.css';

interface Props {
  box: RefObject<HTMLDivElement | null>;
  className: string | undefined;
  label: string;
  isPending: boolean;
  /** What comes is said, unless it is told otherwise. */
  live?: 'polite' | 'off';
  onScroll: () => void;
  /** Leads to the end, with these words, whoever reads above it. */
  end: { words: string; go: () => void } | null;
  /** Stands under the messages, and does not move with them. */
  under?: ReactNode;
  children: ReactNode;
}

/** Messages in the order in which they were written. */
export function MessageLog({ box, className, label, isPending, live, onScroll, end, under, children }: Props) {
  const goToEnd = () => {
    end?.go();
    // The button goes with what it shows.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.place}>
      <div
        ref={box}
        className={`${classes.log} ${className}`}
        role="log"
        aria-live={live}
        aria-label={label}
        aria-busy={isPending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
        tabIndex={0}
        onScroll={onScroll}
      >
        {children}
      </div>
      {under}
      {end && (
        <button type="button" className={classes.toEnd} onClick={goToEnd}>
          <IconArrowDown aria-hidden="true" />
          {end.words}
        </button>
      )}
    </div>
  );
}
