import { displayName } from '@contracts/accounts';
import { SUBROLE_STATE_LABEL, SUBROLE_TEXT, type SubroleRequestRow, type SubroleState, subroleNames } from '@contracts/subroles';
import { longDate } from '@design/dates';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Chip, type Tone } from '../../desk/Chip';
import { Moment } from '../../desk/Moment';
import { rounded } from '../../theme/rounded';
import { ReviewBox } from './ReviewBox';

const TONE: Record<SubroleState, Tone> = { pending: 'info', approved: 'ok', rejected: 'danger', expired: 'plain' };

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children && (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );

interface RequestItemProps {
  request: SubroleRequestRow;
  isOpen: boolean;
  mayReview: boolean;
  /** Made by whoever looks at it. */
  isOwn: boolean;
  onOpen: () => void;
  onDone: () => void;
}

/** A request: who asks for what and why; the open one is reviewed in its place. */
export function RequestItem({ request, isOpen, mayReview, isOwn, onOpen, onDone }: RequestItemProps) {
  const { id, member, status, created_at, expires_at } = request;
  const isPending = status === 'pending';
  return (
    <Box
      component="article"
      aria-label={`${displayName(member)}: ${subroleNames(request.requested_subroles)}`}
      data-request={id}
      tabIndex={-1}
      onFocus={onOpen}
      sx={{
        display: 'grid',
        gap: 2,
        p: { xs: '14px', sm: '16px 18px' },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: isOpen && isPending ? 'primary.main' : 'divider',
        borderRadius: rounded.large,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Box component={Link} to={`/members/${member.id}`} sx={{ color: 'inherit' }}>
            {displayName(member)}
          </Box>
        </Typography>
        <Chip tone={TONE[status]}>{SUBROLE_STATE_LABEL[status]}</Chip>
        <Moment at={created_at} sx={{ ml: 'auto', color: 'tokens.faint', fontSize: '.8125rem' }} />
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' }, gap: '4px 14px', fontSize: '.875rem' }}
      >
        <Fact name="İstediği">{subroleNames(request.requested_subroles)}</Fact>
        <Fact name="Sahip olduğu">{subroleNames(request.held_subroles)}</Fact>
        <Fact name="Gerekçesi">{request.reason}</Fact>
        <Fact name="Ek bilgi">{request.additional_info}</Fact>
        <Fact name="Onaylanan">{subroleNames(request.approved_subroles)}</Fact>
        <Fact name="Reddedilen">{subroleNames(request.rejected_subroles)}</Fact>
        <Fact name="Not">{request.review_note}</Fact>
        <Fact name="İnceleyen">{request.reviewer && displayName(request.reviewer)}</Fact>
        <Fact name="Son gün">{expires_at && longDate(expires_at)}</Fact>
      </Box>
      {isPending && isOwn && <Typography sx={{ color: 'text.secondary' }}>{SUBROLE_TEXT.ownRequest}</Typography>}
      {isPending && mayReview && !isOwn && isOpen && <ReviewBox request={request} onDone={onDone} />}
    </Box>
  );
}
