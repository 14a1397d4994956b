import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { rounded } from '../../theme/rounded';

interface ContentBoxProps {
  /** Of what kind it is, or where it stands. */
  chip: ReactNode;
  title: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

/** What was reported on the page of a case: under a head, row by row. */
export const ContentBox = ({ chip, title, aside, children }: ContentBoxProps) => (
  <Box
    component="section"
    aria-label="Raporlanan içerik"
    sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, overflow: 'hidden', minWidth: 0 }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', p: '10px 16px' }}>
      {chip}
      {title}
      {aside}
    </Box>
    {children}
  </Box>
);
