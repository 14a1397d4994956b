import { displayName } from '@contracts/accounts';
import type { MemberCase } from '@contracts/moderation';
import { longDate } from '@design/dates';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetIdentity, useGetList, useRecordContext } from 'react-admin';
import { useLocation, useMatch } from 'react-router-dom';
import { FactList } from '../../audit/FactList';
import { BackLink } from '../../desk/BackLink';
import { Chip } from '../../desk/Chip';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { TabLinks } from '../../desk/TabLinks';
import { usePageTitle } from '../../desk/usePageTitle';
import { tallOnPhones } from '../../theme/tallOnPhones';
import { WaitingBox } from '../approvals/WaitingBox';
import { PastButton } from '../past/PastButton';
import { MemberActions } from './MemberActions';
import { MemberOverview } from './MemberOverview';
import { AppealList, ReportsAbout, ReportsBy, TextList } from './RecordList';
import { StandingChips } from './StandingChips';

const MemberHead = ({ member }: { member: MemberCase }) => (
  <Box component="header" sx={{ flex: '1 1 340px', minWidth: 0, display: 'flex', alignItems: 'center', gap: 4 }}>
    <MemberAvatar person={member} size={48} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {displayName(member)}
        </Typography>
        <Chip>{ROLE_LABEL[member.role] ?? member.role}</Chip>
        {!member.email_verified && <Chip tone="info">E-posta doğrulanmamış</Chip>}
        {member.must_verify_email && <Chip tone="warn">Doğrulama bekleniyor</Chip>}
        <StandingChips status={member.status} until={member.status_expires_at} mutedUntil={member.muted_until} />
      </Box>
      <Typography component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {member.username && `@${member.username} · `}
        {longDate(member.created_at)} tarihinde katıldı · {member.topic_count.toLocaleString('tr-TR')} konu, {member.comment_count.toLocaleString('tr-TR')}{' '}
        yorum
        {member.username && (
          <>
            {' · '}
            <Link href={`/profile/${encodeURIComponent(member.username)}`} sx={{ ...tallOnPhones, fontWeight: 560 }}>
              Profili gör
            </Link>
          </>
        )}
      </Typography>
    </Box>
    <PastButton past={{ kind: 'member', id: member.id }} />
  </Box>
);

/** How many of them a list would show. */
const useTotal = (resource: string, filter: object): number | undefined =>
  useGetList(resource, { filter, sort: { field: resource === 'appeals' ? 'made_at' : 'created_at', order: 'DESC' }, pagination: { page: 1, perPage: 1 } })
    .total;

/** The sections of the page, each with how much is in it. */
function MemberTabs({ member: { id, topic_count, comment_count } }: { member: MemberCase }) {
  const about = useTotal(`members/${id}/reports`, { side: 'about' });
  const by = useTotal(`members/${id}/reports`, { side: 'by' });
  const appeals = useTotal('appeals', { member: id });
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} ${count.toLocaleString('tr-TR')}`);
  const address = `/members/${id}`;
  return (
    <TabLinks
      label="Üye"
      tabs={[
        { to: { pathname: address }, label: 'Durum' },
        { to: { pathname: `${address}/texts` }, label: counted('Yazdıkları', topic_count + comment_count) },
        { to: { pathname: `${address}/reports` }, label: counted('Raporlar', about !== undefined && by !== undefined ? about + by : undefined) },
        { to: { pathname: `${address}/appeals` }, label: counted('İtirazlar', appeals) },
        { to: { pathname: `${address}/history` }, label: 'Geçmiş' },
      ]}
    />
  );
}

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
  const head = <MemberHead member={member} />;
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box
        sx={{
          maxWidth: 1280,
          mx: 'auto',
          p: { xs: '12px 14px 32px', sm: '14px 24px 40px' },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 3,
        }}
      >
        <div>
          <BackLink to={{ pathname: '/members', search: back }} label="Üyeler" />
        </div>
        {maySanction ? <MemberActions member={member} beside={head} /> : head}
        <WaitingBox about={(row) => row.member?.id === member.id} hasKeys />
        <MemberTabs member={member} />
        {tab === undefined && <MemberOverview member={member} maySanction={maySanction} mayGrant={mayGrant === true && member.username !== ''} />}
        {tab === 'texts' && <TextList memberId={member.id} perPage={LONG} />}
        {tab === 'reports' && (
          <Box sx={{ display: 'grid', gap: '14px', alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
            <ReportsAbout memberId={member.id} perPage={LONG} judged={member.reports_about} />
            <ReportsBy memberId={member.id} perPage={LONG} judged={member.reports_by} />
          </Box>
        )}
        {tab === 'appeals' && <AppealList memberId={member.id} perPage={LONG} />}
        {tab === 'history' && <FactList filter={{ member: member.id }} />}
      </Box>
    </Box>
  );
}
