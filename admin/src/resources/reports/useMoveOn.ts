import { useLocation, useNavigate } from 'react-router-dom';
import { useQueueRows } from './useQueueRows';

/** Opens what comes after a decided report: the next one, at the end the one before, and the bare queue when none is left. */
export function useMoveOn(): (decidedId: string) => void {
  const { rows } = useQueueRows();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (decidedId) => {
    const at = rows.findIndex((row) => row.id === decidedId);
    const next = at === -1 ? rows[0] : (rows[at + 1] ?? rows[at - 1]);
    navigate({ pathname: next ? `/reports/${next.id}` : '/reports', search }, { state: { focusCase: true } });
  };
}
