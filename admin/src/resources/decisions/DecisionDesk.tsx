import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext } from 'react-admin';
import { FailureBox } from '../../desk/FailureBox';
import { Pager } from '../../desk/Pager';
import { StaleNote } from '../../desk/StaleNote';
import { usePageTitle } from '../../desk/usePageTitle';
import { rounded } from '../../theme/rounded';
import { DecisionEmpty } from './DecisionEmpty';
import { DecisionFilters } from './DecisionFilters';
import { DecisionHint } from './DecisionHint';
import { DecisionList } from './DecisionList';
import { DecisionSkeleton } from './DecisionSkeleton';
import { DECISION_DEFAULTS } from './decisionDefaults';

function DecisionListView() {
  const { data, total, error, isPending, refetch } = useListContext();
  usePageTitle('İçerik kararları');
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
          <Typography variant="h1">İçerik kararları</Typography>
          {total !== undefined && (
            <Typography role="status" sx={{ color: 'tokens.faint' }}>
              {total.toLocaleString('tr-TR')} karar
            </Typography>
          )}
        </Box>
        <DecisionFilters />
        <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, overflow: 'hidden' }}>
          {isPending && <DecisionSkeleton />}
          {error && !data && <FailureBox message={error.message} onRetry={refetch} />}
          {error && data && <StaleNote message={error.message} onRetry={refetch} />}
          {data?.length === 0 && <DecisionEmpty />}
          {data && data.length > 0 && <DecisionList />}
          <Pager />
          {data && data.length > 0 && <DecisionHint />}
        </Box>
      </Box>
    </Box>
  );
}

/** What moderators decided about topics and comments: finding it again, and taking it back. */
export const DecisionDesk = () => (
  <ListBase {...DECISION_DEFAULTS}>
    <DecisionListView />
  </ListBase>
);
