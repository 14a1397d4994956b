import Box from '@mui/material/Box';
import { Moment } from '../../desk/Moment';
import type { SignInLine } from './signIns';

/** Sessions and tries to sign in, a line each. */
export const SignInList = ({ label, rows }: { label: string; rows: readonly SignInLine[] }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '.8125rem' }}>
    {rows.map(({ id, what, state, at }) => (
      <Box key={id} component="li" sx={{ display: 'flex', gap: 3, py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{what}</Box>
        <Box sx={{ color: 'tokens.faint', textAlign: 'right' }}>
          {state && <Box sx={{ color: 'text.secondary' }}>{state}</Box>}
          <Moment at={at} />
        </Box>
      </Box>
    ))}
  </Box>
);
