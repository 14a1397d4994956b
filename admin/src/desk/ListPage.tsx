import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { rounded } from '../theme/rounded';
import { FailureBox } from './FailureBox';
import { Pager } from './Pager';
import { StaleNote } from './StaleNote';
import { usePageTitle } from './usePageTitle';

const LIST_TITLE = 'list-title';
/** Where one goes on once the last row of such a list has gone. */
export const focusListTitle = (): void => document.getElementById(LIST_TITLE)?.focus();

interface ListPageProps {
  title: string;
  /** What the rows are, behind their number. */
  unit: string;
  filters: ReactNode;
  loading: ReactNode;
  empty: ReactNode;
  /** Below the pages of a list that has rows. */
  hint?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list that has the desk for itself: whole, or while it loads, fails or has nothing. */
export function ListPage({ title, unit, filters, loading, empty, hint, children }: ListPageProps) {
  const { data, total, error, isPending, refetch } = useListContext();
  const hasRows = data !== undefined && data.length > 0;
  usePageTitle(title);
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
          <Typography id={LIST_TITLE} variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {total !== undefined && (
            <Typography role="status" sx={{ color: 'tokens.faint' }}>
              {total.toLocaleString('tr-TR')} {unit}
            </Typography>
          )}
        </Box>
        {filters}
        <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, overflow: 'hidden' }}>
          {isPending && loading}
          {error && !data && <FailureBox message={error.message} onRetry={refetch} />}
          {error && data && <StaleNote message={error.message} onRetry={refetch} />}
          {data?.length === 0 && empty}
          {hasRows && children}
          <Pager />
          {hasRows && hint}
        </Box>
      </Box>
    </Box>
  );
}
