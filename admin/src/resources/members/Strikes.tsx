import Box from '@mui/material/Box';

interface StrikesProps {
  count: number;
  threshold: number;
  /** Draws the place that one more warning would take. */
  showNext?: boolean;
}

const STRIPES = 'repeating-linear-gradient(45deg, currentColor 0 4px, transparent 4px 8px)';

/** Warnings that count, as bars up to the threshold; the number always stands beside them in words. */
export const Strikes = ({ count, threshold, showNext = false }: StrikesProps) => (
  <Box aria-hidden sx={{ display: 'inline-flex', gap: '5px', color: 'tokens.warn' }}>
    {Array.from({ length: Math.max(count, threshold) }, (_, place) => {
      const next = showNext && place === count;
      return (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are their places
          key={place}
          sx={{
            width: 26,
            height: 8,
            borderRadius: '4px',
            bgcolor: place < count ? 'currentColor' : next ? 'transparent' : 'tokens.line',
            backgroundImage: next ? STRIPES : 'none',
            outline: next ? '1px solid currentColor' : 'none',
            outlineOffset: -1,
          }}
        />
      );
    })}
  </Box>
);
