import type { JobRow } from '@contracts/jobs';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rowsOf } from '../../../client/reads';
import { paths } from '../../../paths';
import { jobFilterIn } from '../components/jobFilter';
import { useJobs } from '../components/useJobs';

export interface Steps {
  /** From 1 on, among all of the list. */
  at: number;
  total: number;
  toPrevious: (() => void) | null;
  toNext: (() => void) | null;
}

/** Where a listing stands in the list that it was opened from, by the filters in the address; null where it is not in it. */
export function useSteps(id: string): Steps | null {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const { data, hasNextPage, fetchNextPage } = useJobs(jobFilterIn(new URLSearchParams(search)));
  const rows = rowsOf(data?.pages ?? []);
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) return null;
  const go = (row: JobRow | undefined) => {
    if (row) void navigate({ pathname: paths.job(row.id), search }, { state, replace: true, preventScrollReset: true });
  };
  const further = async () => {
    const { data } = await fetchNextPage();
    go(rowsOf(data?.pages ?? [])[index + 1]);
  };
  const isLast = index === rows.length - 1;
  return {
    at: index + 1,
    total: Math.max(data?.pages.at(-1)?.total ?? 0, rows.length),
    toPrevious: index > 0 ? () => go(rows[index - 1]) : null,
    toNext: !isLast ? () => go(rows[index + 1]) : hasNextPage ? () => void further() : null,
  };
}

const TYPED_IN = 'input, textarea, select, [contenteditable], [role="menu"]';

/** `k` and `j` go to the previous and the next one, also while it is shown in a dialog. */
export function useStepKeys(steps: Steps | null, place: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element) || target.closest(TYPED_IN)) return;
    const dialog = target.closest('[role="dialog"]');
    if (dialog && !dialog.contains(place.current)) return;
    if (key === 'k') steps?.toPrevious?.();
    if (key === 'j') steps?.toNext?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
