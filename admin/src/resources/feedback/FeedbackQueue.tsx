import type { FeedbackRow } from '@contracts/feedback';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { FailureBox } from '../../desk/FailureBox';
import { Pager } from '../../desk/Pager';
import { StaleNote } from '../../desk/StaleNote';
import { usePageTitle } from '../../desk/usePageTitle';
import { FeedbackEmpty } from './FeedbackEmpty';
import { FeedbackFilters } from './FeedbackFilters';
import { FeedbackHint } from './FeedbackHint';
import { FeedbackItem } from './FeedbackItem';
import { QueueSkeleton } from './QueueSkeleton';
import { useFeedbackKeys } from './useFeedbackKeys';

interface FeedbackQueueProps {
  openId: string | undefined;
  onePane: boolean;
}

export function FeedbackQueue({ openId, onePane }: FeedbackQueueProps) {
  const { data: rows = [], total, page, isPending, isPlaceholderData, error, refetch } = useListContext<FeedbackRow>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const first = rows[0]?.id;
  useFeedbackKeys({ rows, openId, onePane });
  usePageTitle(openId ? null : 'Geri bildirim');

  // With room for one beside the list there is no reason to show none.
  useEffect(() => {
    if (!openId && !onePane && first && !isPlaceholderData) navigate({ pathname: `/feedback/${first}`, search }, { replace: true });
  }, [openId, onePane, first, isPlaceholderData, navigate, search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turned page is read from its top
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [page]);

  return (
    <Box ref={list} component="section" aria-label="Geri bildirim listesi" sx={{ height: 1, overflowY: 'auto' }}>
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
            Geri bildirim
          </Typography>
          {total !== undefined && (
            <Typography variant="body2" sx={{ color: 'tokens.faint' }} role="status">
              {total.toLocaleString('tr-TR')} kayıt
            </Typography>
          )}
        </Box>
        <FeedbackFilters />
      </Box>
      {isPending && <QueueSkeleton />}
      {error && rows.length === 0 && <FailureBox message={error.message} onRetry={refetch} />}
      {error && rows.length > 0 && <StaleNote message={error.message} onRetry={refetch} />}
      {!isPending && !error && rows.length === 0 && <FeedbackEmpty />}
      {rows.length > 0 && (
        <Box component="ol" aria-label="Geri bildirimler" sx={{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.6 : 1 }}>
          {rows.map((row) => (
            <FeedbackItem key={row.id} row={row} isOpen={row.id === openId} />
          ))}
        </Box>
      )}
      <Pager />
      {!onePane && rows.length > 0 && <FeedbackHint />}
    </Box>
  );
}
