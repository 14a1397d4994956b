import { createContext, type ReactNode, use } from 'react';
import classes from './Columns.module.css';

interface Props {
  /** Left column; only where there is room. */
  side: ReactNode;
  /** Narrow right column of a page that is read; only where there is room. */
  rail?: ReactNode;
  children: ReactNode;
}

/** What stands under every page's own left column; the frame of the app fills it. */
export const SideSlot = createContext<ReactNode>(null);

export function Columns({ side, rail, children }: Props) {
  return (
    <div className={rail === undefined ? classes.page : `${classes.page} ${classes.withRail}`}>
      <aside className={classes.side} aria-label="Kenar çubuğu">
        <div className={classes.first} data-side-first />
        {side}
        {use(SideSlot)}
      </aside>
      <div className={classes.content}>{children}</div>
      {rail !== undefined && (
        <aside className={classes.rail} aria-label="Konu bilgisi">
          {rail}
        </aside>
      )}
    </div>
  );
}
