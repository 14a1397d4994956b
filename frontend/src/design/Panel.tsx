import type { ReactNode } from 'react';
import { Button } from './Button';
import classes from './PanelList.module.css';
import { PanelWaiting } from './PanelWaiting';

interface Props<Row> {
  /** Undefined while it is not there. */
  rows: readonly Row[] | undefined;
  isPending: boolean;
  onRetry: () => void;
  failed: string;
  empty: string;
  keyOf: (row: Row) => string;
  /** What opens all of it. */
  all: string;
  onAll: () => void;
  children: (row: Row) => ReactNode;
}

/** The last few of a member's own things beside a page, and the way to all of them. */
export function Panel<Row>({ rows, isPending, onRetry, failed, empty, keyOf, all, onAll, children }: Props<Row>) {
  if (isPending) return <PanelWaiting />;
  if (!rows) {
    return (
      <div className={classes.message} role="alert">
        <p>{failed}</p>
        <Button size="small" onClick={onRetry}>
          Tekrar Dene
        </Button>
      </div>
    );
  }
  if (rows.length === 0) return <p className={classes.message}>{empty}</p>;
  return (
    <>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      <button type="button" className={classes.all} aria-haspopup="dialog" onClick={onAll}>
        {all}
      </button>
    </>
  );
}
