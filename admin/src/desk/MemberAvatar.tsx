import { displayName } from '@contracts/accounts';
import { pictureIn } from '@contracts/profile-files';
import { avatarHue, initials } from '@design/tokens';
import Box from '@mui/material/Box';

export interface Person {
  id: string;
  username: string;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  avatar: string | null;
}

/** The name is always written beside it, so the picture itself stays silent for screen readers. */
export const MemberAvatar = ({ person, size = 24 }: { person: Person; size?: number }) => (
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
    {person.avatar ? (
      <Box component="img" src={pictureIn(person.avatar, 'small')} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
    ) : (
      initials(displayName(person))
    )}
  </Box>
);
