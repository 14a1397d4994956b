import { displayName } from '@contracts/accounts';
import type { MemberCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FactList } from '../../audit/FactList';
import { BackLink } from '../../desk/BackLink';
import { Panel } from '../../desk/Panel';
import { usePageTitle } from '../../desk/usePageTitle';
import { MemberHead } from './MemberHead';
import { SanctionList } from './SanctionList';
import { StandingBox } from './StandingBox';

export function MemberView() {
  const member = useRecordContext<MemberCase>();
  const { state } = useLocation();
  usePageTitle(member ? displayName(member) : 'Üye');
  if (!member) return null;
  const back: string = state?.back ?? '';
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1080, mx: 'auto', p: { xs: '12px 14px 32px', sm: '18px 24px 40px' }, display: 'grid', gap: 4 }}>
        <div>
          <BackLink to={{ pathname: '/members', search: back }} label="Üyeler" />
        </div>
        <MemberHead member={member} />
        <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
          <StandingBox member={member} />
          <Panel title="Yaptırımlar" level="h2">
            <SanctionList sanctions={member.standing.past} />
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
