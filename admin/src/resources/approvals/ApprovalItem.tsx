import { displayName } from '@contracts/accounts';
import { APPROVAL_KIND_LABEL, APPROVAL_LIMITS, APPROVAL_STATE_LABEL, APPROVAL_TEXT, type ApprovalRow, type ApprovalState } from '@contracts/approvals';
import { REASON_LABEL, type ReportReason } from '@contracts/moderation';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconCheck } from '@tabler/icons-react';
import { Link as RouteLink } from 'react-router-dom';
import { Chip, type Tone } from '../../desk/Chip';
import { Kbd } from '../../desk/Kbd';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { Moment } from '../../desk/Moment';
import { ReasonBox } from '../../desk/ReasonBox';
import { ApprovalChanges } from './ApprovalChanges';
import { ApprovalWords } from './ApprovalWords';
import { JudgedCases, LeftOutCases } from './JudgedCases';
import { useApprovalActs } from './useApprovals';

export type Asked = 'grant' | 'refuse' | null;
const STATE_TONE: Record<ApprovalState, Tone> = {
  waiting: 'warn',
  granted: 'info',
  done: 'ok',
  failed: 'danger',
  refused: 'plain',
  withdrawn: 'plain',
  expired: 'plain',
};
const HOUR_MS = 3_600_000;
/** `22 sa sonra düşer` */
const leftText = (until: string): string => {
  const hours = Math.floor((Date.parse(until) - Date.now()) / HOUR_MS);
  return hours < 1 ? 'bir saat içinde düşer' : `${hours} sa sonra düşer`;
};

const noteProblem = (note: string): string | null => (note.trim().length > APPROVAL_LIMITS.note ? APPROVAL_TEXT.noteLong : null);
const refusalProblem = (note: string): string | null => (note.trim() ? noteProblem(note) : APPROVAL_TEXT.noteNeeded);

interface ApprovalItemProps {
  row: ApprovalRow;
  asked: Asked;
  /** Whether keys do what the buttons do. */
  hasKeys: boolean;
  /** Whether its case is what one looks at. */
  onCase?: boolean;
  onAsk: (asked: Asked) => void;
  onDone: () => void;
}

/** Who asks for what, on whom, from what to what and until when; whoever may, decides it here. */
export function ApprovalItem({ row, asked, hasKeys, onCase = false, onAsk, onDone }: ApprovalItemProps) {
  const { grant, refuse, withdraw } = useApprovalActs(row, onDone);
  const who = row.is_own ? 'Sizin isteğiniz' : displayName(row.requested_by);
  const isWaiting = row.state === 'waiting';
  return (
    <Box
      component="li"
      tabIndex={-1}
      data-approval={row.id}
      aria-label={`${row.member ? `${displayName(row.member)}: ` : ''}${row.sentence}`}
      sx={{
        display: 'flex',
        gap: 3,
        p: '14px 16px',
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <MemberAvatar person={row.requested_by} size={28} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: '6px', justifyItems: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, fontSize: '.8125rem', color: 'tokens.faint' }}>
          <Chip tone={STATE_TONE[row.state]}>{isWaiting ? APPROVAL_KIND_LABEL[row.kind] : APPROVAL_STATE_LABEL[row.state]}</Chip>
          <span>{who}</span>
          <Moment at={row.requested_at} />
          {isWaiting && <span title={exactTime(row.until)}>{leftText(row.until)}</span>}
        </Box>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {row.member && (
            <Link component={RouteLink} to={`/members/${row.member.id}`} sx={{ fontWeight: 620 }}>
              {displayName(row.member)}
            </Link>
          )}
          {row.member && ' · '}
          {row.sentence}
          {row.rule && <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${REASON_LABEL[row.rule as ReportReason] ?? row.rule}`}</Box>}
        </Typography>
        <ApprovalChanges changes={row.changes} />
        <ApprovalWords row={row} />
        {!onCase && <JudgedCases row={row} hasKeys={hasKeys} />}
        {row.hindrance && !row.is_own && (
          <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
            {row.hindrance}
          </Typography>
        )}
        {row.decided_by && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {displayName(row.decided_by)}
            {row.decided_at && (
              <>
                {' · '}
                <Moment at={row.decided_at} />
              </>
            )}
            {row.note && ` · “${row.note}”`}
          </Typography>
        )}
        <LeftOutCases row={row} />
        {row.failure && <Typography sx={{ color: 'tokens.danger' }}>{row.failure}</Typography>}
        {isWaiting && asked === null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1, '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 } } }}>
            {row.may_decide && (
              <Button startIcon={<IconCheck size={16} aria-hidden />} aria-keyshortcuts={hasKeys ? 'a' : undefined} onClick={() => onAsk('grant')}>
                Onayla {hasKeys && <Kbd silent>a</Kbd>}
              </Button>
            )}
            {row.may_decide && (
              <Button aria-keyshortcuts={hasKeys ? 'x' : undefined} onClick={() => onAsk('refuse')}>
                Reddet {hasKeys && <Kbd silent>x</Kbd>}
              </Button>
            )}
            {row.is_own && (
              <Button disabled={withdraw.isPending} onClick={() => withdraw.act({ note: '' })}>
                Geri çek
              </Button>
            )}
          </Box>
        )}
        {isWaiting && asked && (
          <Box sx={{ width: 1 }}>
            <ReasonBox
              key={asked}
              name={asked === 'grant' ? 'İsteği onayla' : 'İsteği reddet'}
              label={asked === 'grant' ? 'Not (isteğe bağlı)' : 'Neden reddediyorsunuz?'}
              hint={asked === 'grant' ? 'Onaylanınca hemen uygulanır; iki kişi de kayda geçer.' : 'İsteyen bunu okur.'}
              confirmLabel={asked === 'grant' ? 'Onayla' : 'Reddet'}
              longest={APPROVAL_LIMITS.note}
              isOptional={asked === 'grant'}
              problemOf={asked === 'grant' ? noteProblem : refusalProblem}
              isPending={grant.isPending || refuse.isPending}
              onConfirm={(note) => (asked === 'grant' ? grant : refuse).act({ note })}
              onLeave={() => onAsk(null)}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}
