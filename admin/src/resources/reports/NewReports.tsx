import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useQueueRows } from './useQueueRows';
import { useQueueStats } from './useQueueStats';

/** New reports wait behind a button, so that the queue does not move under the reader's eyes. */
export function NewReports() {
  const { filterValues, isFetching, refetch } = useListContext();
  const { left } = useQueueRows();
  const { open } = useQueueStats();
  const whole = filterValues.status === 'open' && Object.keys(filterValues).length === 1;
  const more = whole && !isFetching && left !== undefined && open !== undefined ? open - left : 0;
  if (more <= 0) return null;
  return (
    <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Button fullWidth onClick={() => refetch()} sx={{ color: 'tokens.primaryText' }}>
        {more.toLocaleString('tr-TR')} yeni rapor
      </Button>
    </Box>
  );
}
