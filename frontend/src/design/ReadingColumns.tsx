import { type ReactNode, use } from 'react';
import { SideSlot } from './Columns';
import classes from './ReadingColumns.module.css';
import { useFoldedSide } from './sideFold';

interface Props {
  /** Left column; folded away until its reader brings it back. */
  side: ReactNode;
  /** Beside the text: what one does with it. On a phone it stands below the screen's text, in `bar`. */
  acts: ReactNode;
  bar: ReactNode;
  /** Right of the text: what is in it. */
  rail: ReactNode;
  railLabel: string;
  children: ReactNode;
}

/** A page that is read: its words in the middle, everything else beside them. */
export function ReadingColumns({ side, acts, bar, rail, railLabel, children }: Props) {
  const isOpen = useFoldedSide();
  const panels = use(SideSlot);
  return (
    <>
      <div className={classes.page} data-side={isOpen || undefined}>
        {isOpen && (
          <aside id="side" className={classes.side} aria-label="Kenar çubuğu">
            {side}
            {panels}
          </aside>
        )}
        <div className={classes.acts}>{acts}</div>
        <div className={classes.text}>{children}</div>
        <aside className={classes.rail} aria-label={railLabel}>
          {rail}
        </aside>
      </div>
      <div className={classes.bar}>{bar}</div>
    </>
  );
}
