import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { FailureBox } from './FailureBox';
import { Pager } from './Pager';
import { StaleNote } from './StaleNote';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

const QueueSkeleton = ({ label }: { label: string }) => (
  <Box role="status" aria-label={label}>
    {LINES.map((line) => (
      <Box key={line} sx={{ p: '12px 14px', borderBottom: 1, borderColor: 'divider', display: 'grid', gap: '5px' }}>
        <Skeleton variant="rounded" width="40%" height={22} />
        <Skeleton variant="text" width="90%" />
        <Skeleton variant="text" width="60%" />
      </Box>
    ))}
  </Box>
);

/** Which keys the list answers, for those who have keys. */
export const QueueHint = ({ children }: { children: ReactNode }) => (
  <Box sx={{ p: '14px', fontSize: '.8125rem', color: 'tokens.faint', '@media (hover: none)': { display: 'none' } }}>{children}</Box>
);

interface QueuePaneProps<T> {
  /** The page that a row opens under. */
  page: string;
  /** What screen readers call the pane, its rows, and the wait for them. */
  names: { pane: string; rows: string; loading: string };
  title: string;
  /** How many rows there are, in words. */
  count: string | undefined;
  rows: readonly T[];
  openId: string | undefined;
  onePane: boolean;
  filters: ReactNode;
  /** Between the head and the rows. */
  news?: ReactNode;
  empty: ReactNode;
  hint: ReactNode;
  draw: (row: T) => ReactNode;
}

/** The list beside which one of its rows is open; on a phone it has the desk for itself. */
export function QueuePane<T extends { id: string }>(props: QueuePaneProps<T>) {
  const { page: path, names, title, count, rows, openId, onePane, filters, news, empty, hint, draw } = props;
  const { data, page, isPending, isPlaceholderData, error, refetch } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const first = rows[0]?.id;
  const list = useRef<HTMLElement>(null);

  // With room for one beside the list there is no reason to show none.
  useEffect(() => {
    // Somebody may be on the way to one of them: the address bar is ahead of the page.
    if (openId || new RegExp(`${path}/[^/]+`).test(window.location.pathname)) return;
    if (!onePane && first && !isPlaceholderData) navigate({ pathname: `${path}/${first}`, search }, { replace: true });
  }, [path, openId, onePane, first, isPlaceholderData, navigate, search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turned page is read from its top
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [page]);

  return (
    <Box ref={list} component="section" aria-label={names.pane} sx={{ height: 1, overflowY: 'auto' }}>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
          p: '13px 14px',
          display: 'grid',
          gap: 2,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <Typography component="h1" sx={{ fontSize: '.95rem', fontWeight: 620, flex: 1 }}>
            {title}
          </Typography>
          {count !== undefined && (
            <Typography variant="body2" sx={{ color: 'tokens.faint' }} role="status">
              {count}
            </Typography>
          )}
        </Box>
        {filters}
      </Box>
      {news}
      {isPending && <QueueSkeleton label={names.loading} />}
      {error && !data && <FailureBox message={error.message} onRetry={refetch} />}
      {error && data && <StaleNote message={error.message} onRetry={refetch} />}
      {data && rows.length === 0 && empty}
      {rows.length > 0 && (
        <Box component="ol" aria-label={names.rows} sx={{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.6 : 1 }}>
          {rows.map(draw)}
        </Box>
      )}
      <Pager />
      {!onePane && hint}
    </Box>
  );
}
