import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { age } from './age';

interface QueueRowProps {
  /** Where it opens, and what the page there is told. */
  to: string;
  arrival: object;
  /** What the keys find it by. */
  mark: Record<`data-${string}`, string>;
  isOpen: boolean;
  /** How much of the list its sticky head covers. */
  under: number;
  head: ReactNode;
  at: string;
  title: string;
  foot: ReactNode;
  /** Chooses the row for what is done to many; it stands beside the link. */
  choice?: ReactNode;
}

/** One row of a list beside which it opens: a line about it, its title, a line about who is concerned. */
export function QueueRow({ to, arrival, mark, isOpen, under, head, at, title, foot, choice }: QueueRowProps) {
  const { search, state } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const reachedByKey: boolean = isOpen && state?.byKey === true;

  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' });
    if (reachedByKey) link.current?.focus({ preventScroll: true });
  }, [isOpen, reachedByKey]);

  return (
    <Box component="li" sx={{ position: 'relative' }}>
      {choice}
      <Box
        component={Link}
        ref={link}
        to={{ pathname: to, search }}
        state={arrival}
        replace={isOpen}
        {...mark}
        data-opened={isOpen || undefined}
        aria-current={isOpen ? 'true' : undefined}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '5px',
          p: '12px 14px',
          color: 'text.primary',
          textDecoration: 'none',
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: isOpen ? 'background.paper' : 'transparent',
          boxShadow: (theme) => (isOpen ? `inset 3px 0 0 ${theme.palette.primary.main}` : 'none'),
          scrollMarginTop: under,
          '&:hover': { bgcolor: isOpen ? 'background.paper' : 'tokens.sunken' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: '.8125rem', color: 'tokens.faint' }}>
          {head}
          <Box component="time" dateTime={at} title={exactTime(at)} sx={{ ml: 'auto', flex: 'none' }}>
            {age(at)}
          </Box>
        </Box>
        <Box
          sx={{
            fontWeight: 540,
            lineHeight: 1.4,
            // The choice stands over the end of the title.
            pr: choice ? '30px' : 0,
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 22, fontSize: '.8125rem', color: 'text.secondary' }}>{foot}</Box>
      </Box>
    </Box>
  );
}

/** Words in a row that give way to their neighbours. */
export const Shortened = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);
