import type { ReactNode } from 'react';
import classes from './PostForm.module.css';

interface Props {
  /** Whose field it is, in the accusative. */
  of: string;
  /** What is read on the way back, where there is little room. */
  way?: string;
  /** Null where the text proposes nothing yet. */
  isProposed: boolean | null;
  onPropose: () => void;
  children: ReactNode;
}

/** A field that the text fills by itself: at the end of its label's line stands that it did, or the way back to it. */
export const Proposed = ({ of, way = 'Metinden öner', isProposed, onPropose, children }: Props) => (
  <div className={classes.proposed}>
    {children}
    {isProposed && <small>Önerilen</small>}
    {isProposed === false && (
      <button type="button" className={classes.propose} aria-label={`${of} metinden öner`} onClick={onPropose}>
        {way}
      </button>
    )}
  </div>
);
