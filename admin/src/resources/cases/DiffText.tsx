import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { wordDiff } from './wordDiff';

type Pair = readonly [before: string, after: string];
interface DiffTextProps {
  /** What it tells, for screen readers. */
  label?: string;
  title: Pair;
  text: Pair;
}

const LOOK = {
  went: { as: 'del', sx: { bgcolor: 'tokens.dangerSoft', color: 'tokens.danger' } },
  came: { as: 'ins', sx: { bgcolor: 'tokens.okSoft', color: 'tokens.ok', textDecoration: 'none' } },
} as const;

const Pieces = ({ pair: [before, after] }: { pair: Pair }) => {
  const pieces = useMemo(() => wordDiff(before, after), [before, after]);
  return pieces.map(({ change, text }, index) =>
    change ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Box key={index} component={LOOK[change].as} sx={{ ...LOOK[change].sx, borderRadius: '3px', px: '2px', boxDecorationBreak: 'clone' }}>
        {text}
      </Box>
    ) : (
      text
    ),
  );
};

/** The text once, with the words that went and came: since it was reported, unless it is said otherwise. */
export const DiffText = ({ label = 'Raporlandığından beri değişenler', title, text }: DiffTextProps) => (
  <Box
    tabIndex={0}
    role="group"
    aria-label={label}
    sx={{ maxHeight: 360, overflowY: 'auto', lineHeight: 1.65, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
  >
    {(title[0] || title[1]) && (
      <Box sx={{ fontWeight: 620, mb: 1 }}>
        <Pieces pair={title} />
      </Box>
    )}
    <Pieces pair={text} />
  </Box>
);
