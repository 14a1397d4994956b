import { RenderedText } from '@design/RenderedText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, useMemo, useState } from 'react';

const PICTURE = /<img\b/g;

/** Links lead out of the console. */
function openOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!address) return;
  event.preventDefault();
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** A text as members see it; its pictures are not even fetched until they are asked for. */
export function CaseText({ html, source }: { html: string; source: string }) {
  const [uncovered, setUncovered] = useState(false);
  const pictures = html.match(PICTURE)?.length ?? 0;
  const covered = useMemo(() => html.replace(PICTURE, '<img hidden loading="lazy"'), [html]);
  return (
    <Box sx={{ overflowWrap: 'anywhere', '& img': { maxWidth: '100%', maxHeight: 360 } }}>
      <div onClickCapture={openOutside}>
        <RenderedText key={uncovered ? 'open' : 'covered'} html={uncovered ? html : covered} source={source} />
      </div>
      {pictures > 0 && (
        <Button size="small" variant="outlined" onClick={() => setUncovered(!uncovered)} sx={{ mt: 2, minHeight: { xs: 44, sm: 32 } }}>
          {uncovered ? 'Görselleri kapat' : pictures === 1 ? 'Kapalı görseli göster' : `Kapalı ${pictures} görseli göster`}
        </Button>
      )}
    </Box>
  );
}
