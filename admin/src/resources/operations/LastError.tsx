import { font } from '@design/tokens';
import Box from '@mui/material/Box';

const AT_ONCE = 240;
const mono = { font: `400 .75rem/1.6 ${font.code}`, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;

function opening(error: string): string {
  const line = error.split('\n', 1)[0] ?? '';
  return line.length > AT_ONCE ? `${line.slice(0, AT_ONCE).trimEnd()}…` : line;
}

/** Why something failed; a long error opens. */
export function LastError({ error }: { error: string }) {
  const first = opening(error);
  if (first === error) return <Box sx={{ ...mono, color: 'tokens.danger' }}>{error}</Box>;
  return (
    <Box component="details" sx={{ ...mono, color: 'tokens.danger', '&[open] .opening': { display: 'none' } }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        <span className="opening">{first} </span>
        <Box component="span" sx={{ fontFamily: font.text, fontWeight: 550, color: 'text.secondary', textDecoration: 'underline' }}>
          Hatanın tamamı
        </Box>
      </Box>
      {error}
    </Box>
  );
}
