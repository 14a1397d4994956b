import type { ApprovalRow } from '@contracts/approvals';
import { useNavigate } from 'react-router-dom';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useRowWalk } from '../../desk/walk';

type Ask = (id: string, what: 'grant' | 'refuse') => void;

/** a confirms a request, x refuses it. */
export function useAnswerKeys(meant: () => ApprovalRow | undefined, ask: Ask, active = true): void {
  const begin = (what: 'grant' | 'refuse') => {
    const row = meant();
    if (row?.may_decide) ask(row.id, what);
  };
  useShortcut('a', 'İsteği onayla', () => begin('grant'), active);
  useShortcut('x', 'İsteği reddet', () => begin('refuse'), active);
}

/** j and k walk the requests; the keys mean the one that has the focus. o opens what is judged. */
export function useApprovalKeys(rows: readonly ApprovalRow[], ask: Ask): void {
  const focused = useRowWalk('approval', rows, { next: 'Sonraki istek', previous: 'Önceki istek' });
  const navigate = useNavigate();
  useAnswerKeys(focused, ask);
  useShortcut('o', 'Vakayı ya da üyeyi aç', () => {
    const row = focused();
    const address = row && judgedAt(row);
    if (address) navigate(address, { state: { focusCase: true } });
  });
}

/** Where one sees what a request is about: the case, or the member; null where it is about many or about the house. */
const judgedAt = ({ cases, member }: Pick<ApprovalRow, 'cases' | 'member'>): string | null => {
  const [first, ...more] = cases;
  if (first !== undefined && more.length === 0) return `/cases/${first}`;
  return member ? `/members/${member.id}` : null;
};
