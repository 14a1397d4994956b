import Box from '@mui/material/Box';

/** Two squares turned into an eight-pointed star with the open square in the middle. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: size, height: size, color: 'primary.main', flex: 'none' }}>
    <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinejoin="round">
      <rect x="6.5" y="6.5" width="19" height="19" rx="1.5" />
      <rect x="6.5" y="6.5" width="19" height="19" rx="1.5" transform="rotate(45 16 16)" />
    </g>
    <circle cx="16" cy="16" r="3.2" fill="currentColor" />
  </Box>
);
