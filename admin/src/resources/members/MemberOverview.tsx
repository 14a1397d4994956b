import type { MemberCase } from '@contracts/moderation';
import { outranks, type Role } from '@contracts/permissions';
import Box from '@mui/material/Box';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { Panel } from '../../desk/Panel';
import { FormerNamesBox } from './FormerNamesBox';
import { IdentityBox } from './IdentityBox';
import { NotesBox } from './NotesBox';
import { ProfileBox } from './ProfileBox';
import { ReportsAbout, ReportsBy, TextList } from './RecordList';
import { RoleBox } from './RoleBox';
import { SanctionList } from './SanctionList';
import { SessionBox } from './SessionBox';
import { StandingBox } from './StandingBox';
import { Strikes } from './Strikes';
import { SubroleBox } from './SubroleBox';

const PAIR = { display: 'grid', gap: '14px', alignItems: 'start' } as const;
const SHORT = 5;

/** The warnings that count, as they stand. */
const Counted = ({ member: { standing, policy } }: { member: MemberCase }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontSize: '.8125rem' }}>
    <Strikes count={standing.warning_count} threshold={standing.threshold} />
    {policy.warningWindowDays} günde {standing.warning_count} uyarı · eşik {standing.threshold}
  </Box>
);

interface OverviewProps {
  member: MemberCase;
  maySanction: boolean;
  mayGrant: boolean;
}

/** How a member stands and what was done, each by its newest. */
export function MemberOverview({ member, maySanction, mayGrant }: OverviewProps) {
  const { canAccess: mayDisclose } = useCanAccess({ resource: 'member-email', action: 'edit' });
  const { canAccess: mayVerify } = useCanAccess({ resource: 'member-verification', action: 'edit' });
  const { canAccess: mayModerate } = useCanAccess({ resource: 'cases', action: 'edit' });
  const { canAccess: mayNote } = useCanAccess({ resource: 'notes', action: 'edit' });
  const { canAccess: maySeeSubroles } = useCanAccess({ resource: 'subroles', action: 'list' });
  const { canAccess: mayReview } = useCanAccess({ resource: 'subroles', action: 'edit' });
  const { identity } = useGetIdentity();
  const { id } = member;
  // Nobody looks at themselves here, or at an equal.
  const isBelow = identity !== undefined && identity.id !== id && !outranks(member.role as Role, identity.role as Role);
  return (
    <Box sx={{ ...PAIR, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr)' } }}>
      <Box sx={PAIR}>
        <Panel title="Yaptırımlar" level="h2" aside={<Counted member={member} />}>
          <SanctionList memberId={id} sanctions={member.standing.past} windowDays={member.policy.warningWindowDays} mayLift={maySanction} />
        </Panel>
        <TextList memberId={id} perPage={SHORT} />
        <Box sx={{ ...PAIR, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
          <ReportsAbout memberId={id} perPage={SHORT} judged={member.reports_about} />
          <ReportsBy memberId={id} perPage={SHORT} judged={member.reports_by} />
        </Box>
      </Box>
      <Box sx={PAIR}>
        <StandingBox member={member} />
        {isBelow && mayDisclose && member.username !== '' && <IdentityBox member={member} mayVerify={mayVerify === true} />}
        {member.former_usernames.length > 0 && <FormerNamesBox member={member} />}
        {isBelow && member.username !== '' && <ProfileBox member={member} mayDecide={mayModerate === true} />}
        {isBelow && <SessionBox member={member} mayEnd={maySanction} />}
        {isBelow && <NotesBox member={member} mayWrite={mayNote === true && member.username !== ''} />}
        {maySeeSubroles && member.username !== '' && <SubroleBox member={member} mayDecide={mayReview === true && identity?.id !== id} />}
        {mayGrant && <RoleBox member={member} />}
      </Box>
    </Box>
  );
}
