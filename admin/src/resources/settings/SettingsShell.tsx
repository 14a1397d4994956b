import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../desk/usePageTitle';

interface SettingsShellProps {
  title: string;
  hint: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the settings that is a list and the way to add to it. */
export function SettingsShell({ title, hint, action, children }: SettingsShellProps) {
  usePageTitle(title);
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <Typography variant="h1">{title}</Typography>
            <Typography sx={{ color: 'tokens.faint', maxWidth: '80ch' }}>{hint}</Typography>
          </Box>
          {action}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

/** The rows of a list, or what stands in their place. */
export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

export const Line = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { xs: 2, sm: 4 },
      p: { xs: '12px', sm: '10px 16px' },
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
      '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 } },
    }}
  >
    {children}
  </Box>
);
