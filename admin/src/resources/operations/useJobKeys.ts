import type { JobRow } from '@contracts/operations';
import { useRef } from 'react';
import { useShortcut } from '../../desk/ShortcutProvider';

interface JobKeys {
  rows: readonly JobRow[];
  manages: boolean;
  onRetry: (job: JobRow) => void;
  onDiscard: (job: JobRow) => void;
}

const focusedJob = () => document.activeElement?.closest<HTMLElement>('[data-job]')?.dataset.job;

export const focusJob = (id: string): void => document.querySelector<HTMLElement>(`[data-job="${CSS.escape(id)}"]`)?.focus();

/** j and k walk the jobs; r and x mean the one that has the focus and nothing when none has it. */
export function useJobKeys({ rows, manages, onRetry, onDiscard }: JobKeys): void {
  const last = useRef(0);
  const here = () => rows.findIndex((job) => job.id === focusedJob());
  const step = (by: number) => {
    const from = here();
    // The job one stood on may have gone by itself: its place is where one goes on.
    const to = Math.min(rows.length - 1, Math.max(0, from === -1 ? last.current : from + by));
    const job = rows[to];
    if (!job) return;
    last.current = to;
    focusJob(job.id);
  };
  const withFocused = (run: (job: JobRow) => void) => () => {
    const job = rows[here()];
    if (job) run(job);
  };
  useShortcut('j', 'Sonraki iş', () => step(1));
  useShortcut('k', 'Önceki iş', () => step(-1));
  useShortcut('r', 'İşi yeniden dene', withFocused(onRetry), manages);
  useShortcut('x', 'İşi at', withFocused(onDiscard), manages);
}
