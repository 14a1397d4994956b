import { displayName } from '@contracts/accounts';
import { REASON_LABEL, REPORTED_TYPE_LABEL, type ReportRow } from '@contracts/moderation';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { age } from '../../desk/age';
import { Chip } from '../../desk/Chip';
import { knownUser } from '../../providers/session';
import { outcomeText, queueTitle, REASON_TONE } from './reportWords';

/** Who is looking at the report, or how it ended. */
function QueueItemState({ row }: { row: ReportRow }) {
  if (row.status === 'resolved' || row.status === 'dismissed')
    return (
      <Box component="span" sx={{ ml: 'auto', flex: 'none' }}>
        <Chip tone={row.status === 'resolved' ? 'ok' : 'plain'}>{outcomeText(row)}</Chip>
      </Box>
    );
  return (
    <Box component="span" sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, flex: 'none', maxWidth: '75%', whiteSpace: 'nowrap' }}>
      {row.status === 'under_review' && row.moderator && (
        <Chip tone={row.moderator.id === knownUser()?.id ? 'brand' : 'info'} icon={<IconEye size={14} aria-hidden />}>
          {row.moderator.id === knownUser()?.id ? 'Sizde' : `${displayName(row.moderator)} bakıyor`}
        </Chip>
      )}
      <span>{row.open_reports} rapor</span>
    </Box>
  );
}

export function QueueItem({ row, isOpen }: { row: ReportRow; isOpen: boolean }) {
  const { search, state } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const reachedByKey: boolean = isOpen && state?.byKey === true;

  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' });
    if (reachedByKey) link.current?.focus({ preventScroll: true });
  }, [isOpen, reachedByKey]);

  return (
    <Box component="li">
      <Box
        component={Link}
        ref={link}
        to={{ pathname: `/reports/${row.id}`, search }}
        state={{ focusCase: true }}
        replace={isOpen}
        data-report={row.id}
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
          scrollMarginTop: 96,
          '&:hover': { bgcolor: isOpen ? 'background.paper' : 'tokens.sunken' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: '.8125rem', color: 'tokens.faint' }}>
          <Chip tone={REASON_TONE[row.reason]}>{REASON_LABEL[row.reason]}</Chip>
          <span>{REPORTED_TYPE_LABEL[row.reported_type]}</span>
          <Box component="time" dateTime={row.created_at} title={exactTime(row.created_at)} sx={{ ml: 'auto' }}>
            {age(row.created_at)}
          </Box>
        </Box>
        <Box
          sx={{
            fontWeight: 540,
            lineHeight: 1.4,
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflowWrap: 'anywhere',
          }}
        >
          {queueTitle(row)}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 22, fontSize: '.8125rem', color: 'text.secondary' }}>
          <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            @{row.reported.username}
          </Box>
          <QueueItemState row={row} />
        </Box>
      </Box>
    </Box>
  );
}
