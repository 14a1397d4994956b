import { displayName } from '@contracts/accounts';
import type { MemberCase } from '@contracts/moderation';
import { longDate } from '@design/dates';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Chip } from '../../desk/Chip';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { StandingChips } from './StandingChips';

export const MemberHead = ({ member }: { member: MemberCase }) => (
  <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
    <MemberAvatar person={member} size={56} />
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {displayName(member)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        @{member.username} · {longDate(member.created_at)} tarihinde katıldı · {member.topic_count.toLocaleString('tr-TR')} konu,{' '}
        {member.comment_count.toLocaleString('tr-TR')} yorum
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Chip>{ROLE_LABEL[member.role] ?? member.role}</Chip>
      {!member.email_verified && <Chip tone="info">E-posta doğrulanmamış</Chip>}
      <StandingChips status={member.status} mutedUntil={member.muted_until} />
    </Box>
  </Box>
);
