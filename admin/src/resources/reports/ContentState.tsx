import type { ReportedContent } from '@contracts/moderation';
import Box from '@mui/material/Box';
import { Chip } from '../../desk/Chip';

/** Says when the content is no longer there for everybody. */
export const ContentState = ({ state }: { state: ReportedContent['state'] }) =>
  state === 'visible' ? null : (
    <Box sx={{ mb: 2 }}>
      <Chip tone={state === 'hidden' ? 'warn' : 'danger'}>{state === 'hidden' ? 'Gizlenmiş' : 'Silinmiş'}</Chip>
    </Box>
  );
