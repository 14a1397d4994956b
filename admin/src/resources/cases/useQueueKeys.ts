import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useOpenedWalk } from '../../desk/walk';
import { useQueueRows } from './useQueueRows';

const LABELS = { next: 'Sonraki vaka', previous: 'Önceki vaka' };

/** j and k walk the queue, Enter goes into the case that is open, space selects it, with shift all since the last one. */
export function useQueueKeys({ openId, onePane }: { openId: string | undefined; onePane: boolean }): void {
  const { rows } = useQueueRows();
  const { selectedIds, onSelect } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const last = useRef<string>(undefined);
  useOpenedWalk({ mark: 'case', page: '/cases', rows, openId, onePane, labels: LABELS });
  const enter = () => openId && navigate({ pathname: `/cases/${openId}`, search }, { replace: true, state: { focusCase: true } });
  useShortcut('Enter', 'Vakayı aç', enter, openId !== undefined);

  const select = () => {
    if (!openId) return;
    last.current = openId;
    onSelect(selectedIds.includes(openId) ? selectedIds.filter((id) => id !== openId) : [...selectedIds, openId]);
  };
  const selectRange = () => {
    const [from, to] = [rows.findIndex(({ id }) => id === last.current), rows.findIndex(({ id }) => id === openId)].sort((one, other) => one - other);
    if (from === undefined || to === undefined || to === -1) return;
    const range = rows.slice(Math.max(0, from), to + 1).map(({ id }) => id);
    onSelect([...new Set([...selectedIds, ...range])]);
  };
  useShortcut(' ', 'Vakayı seç veya seçimi kaldır', select, openId !== undefined);
  useShortcut('shift+ ', 'Son seçilenden buraya kadar seç', selectRange, openId !== undefined);
}
