import { displayName } from '@contracts/accounts';
import { pictureIn } from '@contracts/profile-files';
import { avatarHue, initials } from '@design/tokens';
import Box from '@mui/material/Box';
import { useState } from 'react';

export interface Person {
  id: string;
  username: string;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  avatar: string | null;
}

/** The name is always written beside it, so the picture itself stays silent for screen readers. Where it does not come, the initials stand. */
export function MemberAvatar({ person, size = 24 }: { person: Person; size?: number }) {
  const [missing, setMissing] = useState<string | null>(null);
  const { avatar } = person;
  return (
    <Box
      aria-hidden
      sx={{
        width: size,
        height: size,
        flex: 'none',
        borderRadius: '50%',
        display: 'inline-grid',
        placeItems: 'center',
        overflow: 'hidden',
        fontSize: Math.max(10, Math.round(size * 0.35)),
        fontWeight: 600,
        lineHeight: 1,
        color: 'common.white',
        bgcolor: `oklch(.52 .09 ${avatarHue(person.id)})`,
      }}
    >
      {avatar !== null && avatar !== missing ? (
        <Box component="img" src={pictureIn(avatar, 'small')} alt="" onError={() => setMissing(avatar)} sx={{ width: 1, height: 1, objectFit: 'cover' }} />
      ) : (
        initials(displayName(person))
      )}
    </Box>
  );
}
