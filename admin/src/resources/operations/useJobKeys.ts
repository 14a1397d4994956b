import type { QueuedJob } from '@contracts/operations';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useRowWalk } from '../../desk/walk';

interface JobKeys {
  rows: readonly QueuedJob[];
  manages: boolean;
  onRetry: (job: QueuedJob) => void;
  onDiscard: (job: QueuedJob) => void;
}

const LABELS = { next: 'Sonraki iş', previous: 'Önceki iş' };

/** j and k walk the jobs; y and x mean the one that has the focus and nothing when none has it. */
export function useJobKeys({ rows, manages, onRetry, onDiscard }: JobKeys): void {
  const focused = useRowWalk('job', rows, LABELS);
  const withFocused = (run: (job: QueuedJob) => void) => () => {
    const job = focused();
    if (job) run(job);
  };
  useShortcut('y', 'İşi yeniden dene', withFocused(onRetry), manages);
  useShortcut('x', 'İşi at', withFocused(onDiscard), manages);
}
