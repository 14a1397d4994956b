import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useQueueRows } from './useQueueRows';

interface QueueKeys {
  openId: string | undefined;
  onePane: boolean;
}

const focusedReport = () => document.activeElement?.getAttribute('data-report') ?? undefined;

/** Read from the address bar: keys may come faster than the page is drawn. */
const addressedReport = () => /\/reports\/([^/]+)/.exec(window.location.pathname)?.[1];

/** j and k walk the queue. Where a case is in view it follows, so that an action key never meets a report one does not see. */
export function useQueueKeys({ openId, onePane }: QueueKeys): void {
  const { rows } = useQueueRows();
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = (id: string, state: object) => navigate({ pathname: `/reports/${id}`, search }, { replace: openId !== undefined, state });

  const step = (by: number) => {
    const walking = onePane && !openId;
    const from = rows.findIndex((row) => row.id === (walking ? focusedReport() : addressedReport()));
    const next = rows[from === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by))];
    if (!next) return;
    if (walking) document.querySelector<HTMLElement>(`[data-report="${next.id}"]`)?.focus();
    else open(next.id, { byKey: true });
  };
  useShortcut('j', 'Sonraki rapor', () => step(1));
  useShortcut('k', 'Önceki rapor', () => step(-1));
  useShortcut('Enter', 'Raporu aç', () => openId && open(openId, { focusCase: true }), openId !== undefined);
}
