import { type ConsolePage, type PageText, pageProblems } from '@contracts/page-editing';
import { filled } from '@contracts/pages';
import { renderText } from '@contracts/rendering/markdown';
import { font } from '@design/tokens';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { HandedHtml } from '../../desk/HandedHtml';
import { rounded } from '../../theme/rounded';

/** Like the page of the member app. */
const LOOK = {
  maxWidth: '70ch',
  fontSize: '1rem',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '& > *': { mt: 0 },
  '& > * + *': { mt: 4 },
  '& p, & h2, & h3, & h4, & ul, & ol, & pre, & blockquote, & table': { mb: 0 },
  '& h2': { fontSize: '1.375rem', lineHeight: 1.3, fontWeight: 640 },
  '& > * + h2': { mt: 8 },
  '& :is(h3, h4, h5, h6)': { fontSize: '1rem', fontWeight: 620 },
  '& > * + h3': { mt: 5 },
  '& a': { color: 'tokens.primaryText', textUnderlineOffset: '.2em' },
  '& img': { maxWidth: 1, borderRadius: rounded.small },
  '& code': { fontFamily: font.code, fontSize: '.9em' },
  '& pre': { p: 4, overflowX: 'auto', bgcolor: 'tokens.sunken', borderRadius: rounded.medium },
  '& blockquote': { mx: 0, p: '8px 16px', borderLeft: 3, borderColor: 'primary.main', bgcolor: 'tokens.sunken', color: 'text.secondary' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(td, th)': { px: 3, py: 2, border: 1, borderColor: 'divider', textAlign: 'left' },
} as const;

interface PagePreviewProps {
  text: PageText;
  values: ConsolePage['values'];
}

/** A page as members will see it: made by the same renderer, with the same values filled in. */
export function PagePreview({ text, values }: PagePreviewProps) {
  const { title, description, markdown } = useDeferredValue(text);
  const problem = pageProblems({ title: title.trim(), description: description.trim(), markdown: markdown.trim() }).markdown;
  // What is beyond the bounds would cost more than a keystroke may.
  const html = useMemo(() => (problem ? '' : renderText(filled(markdown, values), 'house')), [problem, markdown, values]);
  return (
    <Box>
      <Typography component="p" sx={{ fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 680, letterSpacing: '-.02em', overflowWrap: 'anywhere' }}>
        {title.trim() || '–'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'tokens.faint', mt: 1, mb: 5, overflowWrap: 'anywhere' }}>
        Arama sonuçlarında: {filled(description, values).trim() || '–'}
      </Typography>
      {problem ? <Typography sx={{ color: 'tokens.danger' }}>{problem}</Typography> : <HandedHtml sx={LOOK} html={html} />}
    </Box>
  );
}
