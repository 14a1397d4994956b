import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { deskSize } from './deskSize';
import { EmptyBox } from './EmptyBox';

interface TwoPanesProps {
  openId: string | undefined;
  list: (onePane: boolean) => ReactNode;
  open: (id: string, onePane: boolean) => ReactNode;
  /** Stands there while it is not known yet what will be opened. */
  waiting?: ReactNode;
  /** What stands beside a list of which nothing is open. */
  nothing: { icon: ReactNode; title: string; text: string };
}

/** A list and what is open of it side by side; on a phone one of them at a time. */
export function TwoPanes({ openId, list, open, waiting, nothing }: TwoPanesProps) {
  const onePane = useMediaQuery(deskSize.onePane);
  return (
    <Box
      sx={{
        height: 1,
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: onePane ? 'minmax(0, 1fr)' : `minmax(260px, ${deskSize.queue}px) minmax(0, 1fr)`,
      }}
    >
      <Box sx={{ display: onePane && openId ? 'none' : 'block', minWidth: 0, minHeight: 0, borderRight: onePane ? 0 : 1, borderColor: 'divider' }}>
        {list(onePane)}
      </Box>
      {openId && open(openId, onePane)}
      {!openId && !onePane && waiting}
      {!openId && !onePane && !waiting && (
        <EmptyBox icon={nothing.icon} title={nothing.title}>
          {nothing.text}
        </EmptyBox>
      )}
    </Box>
  );
}
