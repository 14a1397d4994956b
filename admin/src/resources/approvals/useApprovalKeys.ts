import type { ApprovalRow } from '@contracts/approvals';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useRowWalk } from '../../desk/walk';

/** j and k walk the requests; 1 confirms the one that has the focus, x refuses it. */
export function useApprovalKeys(rows: readonly ApprovalRow[], ask: (id: string, what: 'grant' | 'refuse') => void): void {
  const focused = useRowWalk('approval', rows, { next: 'Sonraki istek', previous: 'Önceki istek' });
  const begin = (what: 'grant' | 'refuse') => {
    const row = focused();
    if (row?.may_decide) ask(row.id, what);
  };
  useShortcut('1', 'Seçili isteği onayla', () => begin('grant'));
  useShortcut('x', 'Seçili isteği reddet', () => begin('refuse'));
}
