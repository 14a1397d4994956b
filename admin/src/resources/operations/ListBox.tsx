import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { rounded } from '../../theme/rounded';

interface ListBoxProps {
  title: string;
  aside?: ReactNode;
  /** Where the focus goes when the last row it stood on is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Leaves the title to the tab above. */
  untitled?: boolean;
  children: ReactNode;
}

/** A titled box whose rows reach from edge to edge. */
export const ListBox = ({ title, aside, titleRef, untitled = false, children }: ListBoxProps) => (
  <Box
    component="section"
    aria-label={title}
    sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, overflow: 'hidden', containerType: 'inline-size' }}
  >
    {!untitled && (
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 3,
          p: { xs: '12px', sm: '12px 16px' },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography ref={titleRef} tabIndex={titleRef ? -1 : undefined} variant="h2" sx={{ flex: 1, minWidth: 'min-content', outline: 'none' }}>
          {title}
        </Typography>
        {aside && (
          <Typography variant="body2" component="div" role="status" sx={{ color: 'tokens.faint' }}>
            {aside}
          </Typography>
        )}
      </Box>
    )}
    {children}
  </Box>
);
