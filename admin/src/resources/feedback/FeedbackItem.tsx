import { FEEDBACK_STATUS_LABEL, type FeedbackRow, SEVERITY_LABEL } from '@contracts/feedback';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { age } from '../../desk/age';
import { Chip } from '../../desk/Chip';
import { giverName } from './giverName';
import { SEVERITY_TONE, STATUS_TONE } from './tone';

export function FeedbackItem({ row, isOpen }: { row: FeedbackRow; isOpen: boolean }) {
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
        to={{ pathname: `/feedback/${row.id}`, search }}
        state={{ focusFeedback: true }}
        replace={isOpen}
        data-feedback={row.id}
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
          scrollMarginTop: 140,
          '&:hover': { bgcolor: isOpen ? 'background.paper' : 'tokens.sunken' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: '.8125rem', color: 'tokens.faint' }}>
          <Chip tone={SEVERITY_TONE[row.severity]}>{SEVERITY_LABEL[row.severity]}</Chip>
          <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {row.category}
          </Box>
          <Box component="time" dateTime={row.created_at} title={exactTime(row.created_at)} sx={{ ml: 'auto', flex: 'none' }}>
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
          {row.title}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 22, fontSize: '.8125rem', color: 'text.secondary' }}>
          <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {giverName(row)}
          </Box>
          {row.screenshot_path && <IconPhoto size={15} role="img" aria-label="Ekran görüntüsü var" style={{ flex: 'none' }} />}
          {row.status !== 'pending' && (
            <Box component="span" sx={{ ml: 'auto', flex: 'none' }}>
              <Chip tone={STATUS_TONE[row.status]}>{FEEDBACK_STATUS_LABEL[row.status]}</Chip>
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
