import type { FactRow } from '@contracts/moderation';
import { font } from '@design/tokens';
import Box from '@mui/material/Box';

const Entry = ({ name, value }: { name: string; value: string }) => (
  <>
    <Box component="dt" sx={{ color: 'tokens.faint' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontFamily: font.code, overflowWrap: 'anywhere' }}>
      {value}
    </Box>
  </>
);

/** Where the event stands in the log and what it came from. */
export const FactDetails = ({ fact }: { fact: FactRow }) => (
  <Box component="details" sx={{ mt: 1, fontSize: '.75rem', color: 'text.secondary' }}>
    <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: 1 }}>
      Kayıt ayrıntıları
    </Box>
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 3 }}>
      <Entry name="Olay" value={fact.id} />
      <Entry name="Akış" value={fact.stream} />
      <Entry name="İşlem" value={fact.correlationId} />
      <Entry name="Nedeni" value={fact.causationId ?? '–'} />
    </Box>
  </Box>
);
