import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';

/** A covered place: stripes that no picture has. */
const COVERED = {
  display: 'grid',
  placeItems: 'center',
  color: 'text.secondary',
  bgcolor: 'tokens.sunken',
  backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 10px, color-mix(in srgb, currentColor 7%, transparent) 10px 20px)',
} as const;

interface CoveredPictureProps {
  src: string;
  /** What it is, in words. */
  label: string;
  /** Shape of its place. */
  frame: Extract<SxProps<Theme>, object>;
  /** Said where it cannot be opened any more. */
  gone: string;
}

/** A picture on the desk: covered, and not even fetched until it is asked for, as pictures in texts are. */
export function CoveredPicture({ src, label, frame: shape, gone: goneText }: CoveredPictureProps) {
  const [uncovered, setUncovered] = useState(false);
  const [gone, setGone] = useState(false);
  const frame = { maxWidth: 1, border: 1, borderColor: 'divider', overflow: 'hidden', ...shape } as const;
  if (gone) return <i>{goneText}</i>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start', maxWidth: 1 }}>
      {uncovered ? (
        <Box component="img" src={src} alt={label} onError={() => setGone(true)} sx={{ display: 'block', objectFit: 'cover', ...frame }} />
      ) : (
        <Box aria-hidden sx={{ ...frame, ...COVERED }}>
          <IconEyeOff size={24} />
        </Box>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-label={`${label}: ${uncovered ? 'görseli kapat' : 'kapalı görseli göster'}`}
        onClick={() => setUncovered(!uncovered)}
        sx={{ minHeight: { xs: 44, sm: 32 } }}
      >
        {uncovered ? 'Görseli kapat' : 'Kapalı görseli göster'}
      </Button>
    </Box>
  );
}
