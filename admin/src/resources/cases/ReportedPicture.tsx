import type { PictureField } from '@contracts/profile-fields';
import { pictureIn } from '@contracts/profile-files';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { rounded } from '../../theme/rounded';

/** In pixels: enough to judge it. */
const WIDTH: Record<PictureField, number> = { avatar: 160, banner: 480 };
const SHAPE: Record<PictureField, string> = { avatar: '1 / 1', banner: '16 / 9' };
/** A covered place: stripes that no picture has. */
const COVERED = {
  display: 'grid',
  placeItems: 'center',
  color: 'text.secondary',
  bgcolor: 'tokens.sunken',
  backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 10px, color-mix(in srgb, currentColor 7%, transparent) 10px 20px)',
} as const;

interface ReportedPictureProps {
  field: PictureField;
  address: string;
  /** What it is, in words. */
  label: string;
}

/** A picture of a profile on the desk: covered, and not even fetched until it is asked for, as pictures in texts are. */
export function ReportedPicture({ field, address, label }: ReportedPictureProps) {
  const [uncovered, setUncovered] = useState(false);
  const [gone, setGone] = useState(false);
  const frame = {
    width: WIDTH[field],
    maxWidth: 1,
    aspectRatio: SHAPE[field],
    border: 1,
    borderColor: 'divider',
    borderRadius: field === 'avatar' ? '50%' : rounded.medium,
    overflow: 'hidden',
  } as const;
  if (gone) return <i>Bu görsel artık saklanmıyor.</i>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'start', maxWidth: 1 }}>
      {uncovered ? (
        <Box
          component="img"
          src={pictureIn(address, field === 'avatar' ? 'large' : 'medium')}
          alt={label}
          onError={() => setGone(true)}
          sx={{ ...frame, display: 'block', objectFit: 'cover' }}
        />
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
