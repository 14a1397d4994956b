import type { ReportedContent } from '@contracts/moderation';
import Box from '@mui/material/Box';
import { Chip } from '../../desk/Chip';

type Shown = Exclude<ReportedContent['state'], 'visible'>;
const WORD: Record<Shown, string> = { held: 'Onay bekliyor', hidden: 'Gizlenmiş', deleted: 'Silinmiş' };
const TONE: Record<Shown, 'warn' | 'danger'> = { held: 'warn', hidden: 'warn', deleted: 'danger' };

/** Says when the content is no longer there for everybody. */
export const ContentState = ({ state }: { state: ReportedContent['state'] }) =>
  state === 'visible' ? null : (
    <Box sx={{ mb: 2 }}>
      <Chip tone={TONE[state]}>{WORD[state]}</Chip>
    </Box>
  );
