import { font } from '@design/tokens';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { HandedHtml } from '../../desk/HandedHtml';
import { rounded } from '../../theme/rounded';

const PICTURE = /<img\b/g;

const LOOK = {
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p, & ul, & ol, & blockquote, & pre, & table': { my: 2 },
  '& :is(h1, h2, h3, h4)': { fontSize: '1em', fontWeight: 620, my: 2 },
  '& img': { maxWidth: '100%', maxHeight: 360, borderRadius: rounded.small },
  '& code': { fontFamily: font.code, fontSize: '.9em' },
  '& pre': { p: 3, overflowX: 'auto', bgcolor: 'tokens.sunken', borderRadius: rounded.medium, whiteSpace: 'pre' },
  '& blockquote': { mx: 0, pl: 3, borderLeft: 3, borderColor: 'tokens.lineStrong', color: 'text.secondary' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(td, th)': { px: 2, py: 1, border: 1, borderColor: 'divider', textAlign: 'left' },
} as const;

/** A text as members see it; its pictures are not even fetched until they are asked for. */
export function CaseText({ html, source }: { html: string; source: string }) {
  const [uncovered, setUncovered] = useState(false);
  const pictures = html.match(PICTURE)?.length ?? 0;
  const covered = useMemo(() => html.replace(PICTURE, '<img hidden loading="lazy"'), [html]);
  if (!html) return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{source}</Box>;
  return (
    <>
      <HandedHtml key={uncovered ? 'open' : 'covered'} sx={LOOK} html={uncovered ? html : covered} />
      {pictures > 0 && (
        <Button size="small" variant="outlined" onClick={() => setUncovered(!uncovered)} sx={{ mt: 2, minHeight: { xs: 44, sm: 32 } }}>
          {uncovered ? 'Görselleri kapat' : pictures === 1 ? 'Kapalı görseli göster' : `Kapalı ${pictures} görseli göster`}
        </Button>
      )}
    </>
  );
}
