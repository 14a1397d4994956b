import { displayName } from '@contracts/accounts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MemberAvatar, type Person } from '../../desk/MemberAvatar';
import { Moment } from '../../desk/Moment';

interface TextRowProps {
  person: Person;
  chips: ReactNode;
  at: string;
  isReported?: boolean;
  children: ReactNode;
}

/** One text of a case, with who wrote it and when. */
export const TextRow = ({ person, chips, at, isReported = false, children }: TextRowProps) => (
  <Box
    sx={{
      p: '12px 16px',
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: isReported ? ({ palette }) => `color-mix(in srgb, ${palette.tokens.dangerSoft} 45%, ${palette.background.paper})` : 'transparent',
      boxShadow: isReported ? ({ palette }) => `inset 3px 0 0 ${palette.tokens.danger}` : 'none',
      ...(isReported ? {} : { color: 'text.secondary', fontSize: '.85rem' }),
    }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
      <MemberAvatar person={person} size={24} />
      <Box component="b" sx={{ fontWeight: 580, color: 'text.primary' }}>
        {displayName(person)}
      </Box>
      {chips}
      {at && <Moment at={at} form="exact" sx={{ ml: 'auto', fontSize: '.8rem', color: 'tokens.faint' }} />}
    </Box>
    {children}
  </Box>
);
