import { displayName } from '@contracts/accounts';
import type { MemberCase } from '@contracts/moderation';
import { longDate } from '@design/dates';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetIdentity, useRecordContext } from 'react-admin';
import { useLocation, useMatch } from 'react-router-dom';
import { FactList } from '../../audit/FactList';
import { BackLink } from '../../desk/BackLink';
import { Chip } from '../../desk/Chip';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { TabLinks } from '../../desk/TabLinks';
import { usePageTitle } from '../../desk/usePageTitle';
import { WaitingBox } from '../approvals/WaitingBox';
import { PastButton } from '../past/PastButton';
import { MemberActions } from './MemberActions';
import { MemberOverview } from './MemberOverview';
import { ReportsAbout, ReportsBy, TextList } from './RecordList';
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
      {member.must_verify_email && <Chip tone="warn">Doğrulama bekleniyor</Chip>}
      <StandingChips status={member.status} mutedUntil={member.muted_until} />
    </Box>
    <PastButton past={{ kind: 'member', id: member.id }} />
  </Box>
);

const LONG = 25;

export function MemberView() {
  const member = useRecordContext<MemberCase>();
  const { state } = useLocation();
  const tab = useMatch('/members/:id/:tab')?.params.tab;
  const { canAccess } = useCanAccess({ resource: 'sanctions', action: 'edit' });
  const { canAccess: mayGrant } = useCanAccess({ resource: 'roles', action: 'edit' });
  const { identity } = useGetIdentity();
  usePageTitle(member ? displayName(member) : 'Üye');
  if (!member) return null;
  // Nobody decides about themselves; whoever ended their account is beyond it.
  const maySanction = canAccess === true && member.username !== '' && identity?.id !== member.id;
  const back: string = state?.back ?? '';
  const address = `/members/${member.id}`;
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '12px 14px 32px', sm: '18px 24px 40px' }, display: 'grid', gap: 4 }}>
        <div>
          <BackLink to={{ pathname: '/members', search: back }} label="Üyeler" />
        </div>
        <MemberHead member={member} />
        <WaitingBox about={(row) => row.member?.id === member.id} />
        {maySanction && <MemberActions member={member} />}
        <TabLinks
          label="Üye"
          tabs={[
            { to: { pathname: address }, label: 'Durum' },
            { to: { pathname: `${address}/texts` }, label: 'Yazdıkları' },
            { to: { pathname: `${address}/reports` }, label: 'Raporlar' },
            { to: { pathname: `${address}/history` }, label: 'Geçmiş' },
          ]}
        />
        {tab === undefined && <MemberOverview member={member} maySanction={maySanction} mayGrant={mayGrant === true && member.username !== ''} />}
        {tab === 'texts' && <TextList memberId={member.id} perPage={LONG} />}
        {tab === 'reports' && (
          <Box sx={{ display: 'grid', gap: '14px', alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
            <ReportsAbout memberId={member.id} perPage={LONG} />
            <ReportsBy memberId={member.id} perPage={LONG} />
          </Box>
        )}
        {tab === 'history' && <FactList filter={{ member: member.id }} />}
      </Box>
    </Box>
  );
}
