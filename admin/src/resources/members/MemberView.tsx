import { displayName } from '@contracts/accounts';
import type { MemberCase } from '@contracts/moderation';
import { longDate } from '@design/dates';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetIdentity, useRecordContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FactList } from '../../audit/FactList';
import { BackLink } from '../../desk/BackLink';
import { Chip } from '../../desk/Chip';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { Panel } from '../../desk/Panel';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { usePageTitle } from '../../desk/usePageTitle';
import { MemberActions } from './MemberActions';
import { RoleBox } from './RoleBox';
import { SanctionList } from './SanctionList';
import { StandingBox } from './StandingBox';
import { StandingChips } from './StandingChips';

const MemberHead = ({ member }: { member: MemberCase }) => (
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

export function MemberView() {
  const member = useRecordContext<MemberCase>();
  const { state } = useLocation();
  const { canAccess } = useCanAccess({ resource: 'sanctions', action: 'edit' });
  const { canAccess: mayGrant } = useCanAccess({ resource: 'roles', action: 'edit' });
  const { identity } = useGetIdentity();
  usePageTitle(member ? displayName(member) : 'Üye');
  if (!member) return null;
  // Nobody decides about themselves; whoever ended their account is beyond it.
  const maySanction = canAccess === true && member.username !== '' && identity?.id !== member.id;
  const back: string = state?.back ?? '';
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '12px 14px 32px', sm: '18px 24px 40px' }, display: 'grid', gap: 4 }}>
        <div>
          <BackLink to={{ pathname: '/members', search: back }} label="Üyeler" />
        </div>
        <MemberHead member={member} />
        {maySanction && <MemberActions member={member} />}
        <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
          <Box sx={{ display: 'grid', gap: '14px' }}>
            <StandingBox member={member} />
            {mayGrant && member.username !== '' && <RoleBox member={member} />}
          </Box>
          <Panel title="Yaptırımlar" level="h2">
            <SanctionList memberId={member.id} sanctions={member.standing.past} mayLift={maySanction} />
          </Panel>
        </Box>
        <Typography variant="h2" sx={{ mt: 2 }}>
          Geçmiş
        </Typography>
        <FactList filter={{ member: member.id }} />
      </Box>
    </Box>
  );
}
