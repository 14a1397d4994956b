import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useOpenedWalk } from '../../desk/walk';
import { useQueueRows } from './useQueueRows';

const LABELS = { next: 'Sonraki rapor', previous: 'Önceki rapor' };

/** j and k walk the queue, Enter goes into the case that is open. */
export function useQueueKeys({ openId, onePane }: { openId: string | undefined; onePane: boolean }): void {
  const { rows } = useQueueRows();
  const { search } = useLocation();
  const navigate = useNavigate();
  useOpenedWalk({ mark: 'report', page: '/reports', rows, openId, onePane, labels: LABELS });
  const enter = () => openId && navigate({ pathname: `/reports/${openId}`, search }, { replace: true, state: { focusCase: true } });
  useShortcut('Enter', 'Raporu aç', enter, openId !== undefined);
}
