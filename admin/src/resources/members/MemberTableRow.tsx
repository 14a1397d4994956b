import { displayName } from '@contracts/accounts';
import type { MemberRow } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { Moment } from '../../desk/Moment';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { StandingChips } from './StandingChips';
import { Strikes } from './Strikes';
import { wideOnly, widestOnly } from './wideOnly';

const WarningCount = ({ count }: { count: number }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: count > 0 ? 'text.primary' : 'tokens.faint' }}>
    {count.toLocaleString('tr-TR')}
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
      <Strikes count={count} threshold={0} />
    </Box>
  </Box>
);

export function MemberTableRow({ member }: { member: MemberRow }) {
  const { search } = useLocation();
  return (
    <TableRow sx={{ position: 'relative', '&:hover': { bgcolor: 'tokens.sunken' }, '&:last-of-type td': { borderBottom: 0 } }}>
      <TableCell sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: { sm: 240 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <MemberAvatar person={member} size={32} />
          <Box sx={{ minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={`/members/${member.id}`}
              state={{ back: search }}
              data-member={member.id}
              sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {displayName(member)}
            </Link>
            <Typography variant="body2" sx={{ color: 'tokens.faint', overflowWrap: 'anywhere' }}>
              @{member.username}
              {member.former_username && ` · eski adı @${member.former_username}`}
            </Typography>
            <Box sx={{ display: { sm: 'none' }, mt: 1, '&:empty': { display: 'none' } }}>
              <StandingChips status={member.status} mutedUntil={member.muted_until} quiet />
            </Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell sx={wideOnly}>
        <StandingChips status={member.status} mutedUntil={member.muted_until} />
      </TableCell>
      <TableCell sx={widestOnly}>{ROLE_LABEL[member.role] ?? member.role}</TableCell>
      <TableCell>
        <WarningCount count={member.warning_count} />
      </TableCell>
      <TableCell sx={wideOnly}>
        <Moment at={member.created_at} form="date" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }} />
      </TableCell>
    </TableRow>
  );
}
