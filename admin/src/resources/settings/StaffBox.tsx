import { displayName } from '@contracts/accounts';
import type { InvitationRow } from '@contracts/invitations';
import type { MemberRow } from '@contracts/moderation';
import { MEMBER_ROLES } from '@contracts/permissions';
import { ROLE_LABEL } from '@contracts/staff';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCanAccess, useDataProvider, useGetIdentity } from 'react-admin';
import { Link as RouteLink } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { MemberAvatar } from '../../desk/MemberAvatar';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { tallOnPhones } from '../../theme/tallOnPhones';
import { useInvitations } from '../invitations/useInvitations';
import { RoleChoice } from '../members/RoleChoice';
import { ListBox } from '../operations/ListBox';
import { ListState } from './ListState';

const ROLES = MEMBER_ROLES.filter((role) => role !== 'user');
const MOST = 25;
const DAY_MS = 86_400_000;

/** Those who hold a role in running the house, role by role, the longest among us first. */
function useStaff() {
  const server = useDataProvider<DeskDataProvider>();
  return useQuery({
    queryKey: ['members', 'staff'],
    queryFn: () =>
      Promise.all(
        ROLES.map((role) =>
          server.getList<MemberRow>('members', { filter: { role }, sort: { field: 'created_at', order: 'ASC' }, pagination: { page: 1, perPage: MOST } }),
        ),
      ),
  });
}

const row = { p: { xs: '10px 12px', sm: '8px 16px' }, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } } as const;

function Person({ member }: { member: MemberRow }) {
  const { identity } = useGetIdentity();
  return (
    <Box sx={{ display: 'flex', flex: '1 1 120px', minWidth: 0, alignItems: 'center', gap: 2 }}>
      <MemberAvatar person={member} />
      <Link component={RouteLink} to={`/members/${member.id}`} sx={{ ...tallOnPhones, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
        {displayName(member)}
      </Link>
      {identity?.id === member.id && <Box sx={{ ml: 'auto', color: 'tokens.faint', fontSize: '.8125rem' }}>Siz</Box>}
    </Box>
  );
}

interface StaffLineProps {
  member: MemberRow;
  isPutAway: boolean;
  onAsk: (asks: boolean) => void;
  onDecided: () => void;
}

function StaffLine({ member, isPutAway, onAsk, onDecided }: StaffLineProps) {
  const { canAccess: mayGrant } = useCanAccess({ resource: 'roles', action: 'edit' });
  const person = <Person member={member} />;
  if (mayGrant)
    return (
      <Box component="li" sx={row}>
        <RoleChoice member={member} lead={person} isPutAway={isPutAway} onAsk={onAsk} onDecided={onDecided} />
      </Box>
    );
  return (
    <Box component="li" sx={{ ...row, display: 'flex', alignItems: 'center', gap: 2 }}>
      {person}
      <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>{ROLE_LABEL[member.role as (typeof ROLES)[number]]}</Box>
    </Box>
  );
}

const InvitedLine = ({ invited: { role, until } }: { invited: InvitationRow }) => (
  <Box component="li" sx={{ ...row, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
    <Box sx={{ flex: 1, color: 'text.secondary' }}>{ROLE_LABEL[role]}</Box>
    <Chip tone="info">
      <span title={`${exactTime(until)} tarihine kadar`}>{`Davet edildi · ${Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / DAY_MS))} gün`}</span>
    </Chip>
  </Box>
);

interface StaffBoxProps {
  /** Whose role is asked about; one at a time. */
  asked: string | null;
  onAsk: (memberId: string | null) => void;
}

/** Who runs the house, and who is invited to. */
export function StaffBox({ asked, onAsk }: StaffBoxProps) {
  const staff = useStaff();
  const { rows: invitations } = useInvitations();
  const title = useRef<HTMLHeadingElement>(null);
  const people = staff.data?.flatMap(({ data }) => data) ?? [];
  const isGone = asked !== null && staff.data !== undefined && !people.some(({ id }) => id === asked);
  // Whoever lost their role to somebody else meanwhile has no row that could end the question.
  useEffect(() => {
    if (isGone) onAsk(null);
  }, [isGone, onAsk]);
  const isCut = staff.data?.some(({ data, total = 0 }) => total > data.length) ?? false;
  const invited = invitations.filter(({ role, state }) => role !== 'user' && (state === 'open' || state === 'claimed'));
  return (
    <ListBox
      title="Görevliler"
      titleRef={title}
      aside={
        <Button component={RouteLink} to="/invitations" size="small" variant="outlined" sx={{ minHeight: { xs: 44, sm: 30 } }}>
          <IconPlus size={16} aria-hidden /> Davet et
        </Button>
      }
    >
      <ListState
        loading="Görevliler yükleniyor"
        query={staff}
        isEmpty={people.length === 0}
        empty={<Typography sx={{ p: 4, color: 'text.secondary' }}>Henüz görevli yok.</Typography>}
      >
        <Box component="ul" aria-label="Görevliler" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {people.map((member) => (
            <StaffLine
              key={member.id}
              member={member}
              isPutAway={asked !== member.id}
              onAsk={(asks) => onAsk(asks ? member.id : null)}
              onDecided={() => title.current?.focus()}
            />
          ))}
          {invited.map((one) => (
            <InvitedLine key={one.id} invited={one} />
          ))}
        </Box>
        {isCut && (
          <Box sx={{ ...row, fontSize: '.8125rem' }}>
            Her görevden en çok {MOST} kişi gösterilir.{' '}
            <Link component={RouteLink} to="/members">
              Üyeler
            </Link>
          </Box>
        )}
      </ListState>
    </ListBox>
  );
}
