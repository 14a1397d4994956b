import type { FeedbackRow } from '@contracts/feedback';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcut } from '../../desk/ShortcutProvider';

interface FeedbackKeys {
  rows: readonly FeedbackRow[];
  openId: string | undefined;
  onePane: boolean;
}

const focused = () => document.activeElement?.getAttribute('data-feedback') ?? undefined;

/** Read from the address bar: keys may come faster than the page is drawn. */
const addressed = () => /\/feedback\/([^/]+)/.exec(window.location.pathname)?.[1];

/** j and k walk the list; where one is in view it follows, so that a key of a step never meets another than the one that is read. */
export function useFeedbackKeys({ rows, openId, onePane }: FeedbackKeys): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const step = (by: number) => {
    const walking = onePane && !openId;
    const from = rows.findIndex((row) => row.id === (walking ? focused() : addressed()));
    const next = rows[from === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by))];
    if (!next) return;
    if (walking) document.querySelector<HTMLElement>(`[data-feedback="${next.id}"]`)?.focus();
    else navigate({ pathname: `/feedback/${next.id}`, search }, { replace: openId !== undefined, state: { byKey: true } });
  };
  useShortcut('j', 'Sonraki geri bildirim', () => step(1));
  useShortcut('k', 'Önceki geri bildirim', () => step(-1));
}
