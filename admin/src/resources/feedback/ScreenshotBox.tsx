import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { FailureBox } from '../../desk/FailureBox';
import { Panel } from '../../desk/Panel';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { rounded } from '../../theme/rounded';

/** A link opens its picture for five minutes; before that there is a new one. */
const EVERY = 4 * 60_000;

export function ScreenshotBox({ feedbackId }: { feedbackId: string }) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['feedback-screenshot', feedbackId],
    queryFn: () => dataProvider.screenshotOf(feedbackId),
    staleTime: EVERY,
    refetchInterval: EVERY,
  });
  return (
    <Panel title="Ekran görüntüsü">
      {error && !data && <FailureBox message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rectangular" height={240} sx={{ borderRadius: rounded.small }} />}
      {data && (
        <a href={data} target="_blank" rel="noopener noreferrer" aria-label="Ekran görüntüsünü tam boyda aç (yeni sekmede)">
          <Box
            component="img"
            src={data}
            alt="Gönderenin ekran görüntüsü"
            sx={{ display: 'block', maxWidth: 1, maxHeight: 560, border: 1, borderColor: 'divider', borderRadius: rounded.small, bgcolor: 'tokens.sunken' }}
          />
        </a>
      )}
    </Panel>
  );
}
