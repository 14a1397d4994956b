import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcut } from './ShortcutProvider';

interface Row {
  id: string;
}
/** What j and k do, as the list of shortcuts says it. */
interface Labels {
  next: string;
  previous: string;
}

const marked = (mark: string, id: string) => document.querySelector<HTMLElement>(`[data-${mark}="${CSS.escape(id)}"]`);
const focused = (mark: string) => document.activeElement?.closest<HTMLElement>(`[data-${mark}]`)?.getAttribute(`data-${mark}`) ?? undefined;

/** Moves the focus to the row that carries the mark. */
export const focusRow = (mark: string, id: string): void => marked(mark, id)?.focus();

function useStepKeys({ next, previous }: Labels, step: (by: number) => void): void {
  useShortcut('j', next, () => step(1));
  useShortcut('k', previous, () => step(-1));
}

/** j and k walk rows that are dealt with where they stand; the answer is the one that has the focus, for keys that mean it. */
export function useRowWalk<T extends Row>(mark: string, rows: readonly T[], labels: Labels): () => T | undefined {
  const last = useRef(0);
  const here = () => rows.findIndex(({ id }) => id === focused(mark));
  useStepKeys(labels, (by) => {
    const from = here();
    // The row one stood on may have gone from the list: its place is where one goes on.
    const to = Math.min(rows.length - 1, Math.max(0, from === -1 ? last.current : from + by));
    const row = rows[to];
    if (!row) return;
    last.current = to;
    focusRow(mark, row.id);
  });
  return () => rows[here()];
}

interface Walk {
  mark: string;
  /** The page that the rows open under. */
  page: string;
  rows: readonly Row[];
  openId: string | undefined;
  onePane: boolean;
  labels: Labels;
}

/** j and k walk rows that open beside their list. What is in view follows, so that a key never means what one does not see. */
export function useOpenedWalk({ mark, page, rows, openId, onePane, labels }: Walk): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useStepKeys(labels, (by) => {
    const walking = onePane && !openId;
    // Read from the address bar: keys may come faster than the page is drawn.
    const addressed = new RegExp(`${page}/([^/]+)`).exec(window.location.pathname)?.[1];
    const from = rows.findIndex(({ id }) => id === (walking ? focused(mark) : addressed));
    const next = rows[from === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by))];
    if (!next) return;
    if (walking) focusRow(mark, next.id);
    else navigate({ pathname: `${page}/${next.id}`, search }, { replace: openId !== undefined, state: { byKey: true } });
  });
}
