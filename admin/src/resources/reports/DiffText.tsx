import Box from '@mui/material/Box';
import type { Piece } from './wordDiff';

interface DiffTextProps {
  title: Piece[];
  text: Piece[];
  as: 'del' | 'ins';
}

const LOOK = { del: { bgcolor: 'tokens.dangerSoft', color: 'tokens.danger' }, ins: { bgcolor: 'tokens.okSoft', color: 'tokens.ok' } };

const Pieces = ({ pieces, as }: { pieces: Piece[]; as: 'del' | 'ins' }) =>
  pieces.map((piece, index) =>
    piece.changed ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Box key={index} component={as} sx={{ ...LOOK[as], textDecoration: 'none', borderRadius: '3px', px: '2px', boxDecorationBreak: 'clone' }}>
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  );

export const DiffText = ({ title, text, as }: DiffTextProps) => (
  <Box
    tabIndex={0}
    role="group"
    aria-label="İçerik"
    sx={{ maxHeight: 320, overflowY: 'auto', lineHeight: 1.65, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
  >
    {title.length > 0 && (
      <Box sx={{ fontWeight: 620, mb: 1 }}>
        <Pieces pieces={title} as={as} />
      </Box>
    )}
    <Pieces pieces={text} as={as} />
  </Box>
);
