import { displayName } from '@contracts/accounts';
import type { CaseDetails } from '@contracts/cases';
import { timeAgo } from '@design/dates';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { Panel } from '../../desk/Panel';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { SanctionList } from '../members/SanctionList';
import { StandingChips } from '../members/StandingChips';
import { Strikes } from '../members/Strikes';

/** Who wrote it: for how long a member, with how much, and what was decided before. */
export const AuthorBox = ({ found }: { found: CaseDetails }) => {
  const { reported, standing, policy, member_since, topic_count, comment_count, open } = found;
  const facts = [
    `@${reported.username}`,
    reported.role !== 'user' && (ROLE_LABEL[reported.role] ?? reported.role),
    member_since && `${timeAgo(member_since)} kaydoldu`,
    `${topic_count.toLocaleString('tr-TR')} konu, ${comment_count.toLocaleString('tr-TR')} yorum`,
  ];
  return (
    <Panel title={found.now.fields ? 'Üye' : 'Yazan'}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <MemberAvatar person={reported} size={44} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Link component={RouterLink} to={`/members/${reported.id}`} sx={{ color: 'text.primary', fontWeight: 620, overflowWrap: 'anywhere' }}>
            {displayName(reported)}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {facts.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <StandingChips status={standing.status} mutedUntil={standing.muted_until} quiet />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: '14px', mb: '10px' }}>
        <Strikes count={standing.warning_count} threshold={standing.threshold} showNext={open} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {policy.warningWindowDays} günde {standing.warning_count} uyarı · eşik {standing.threshold}
        </Typography>
      </Box>
      <SanctionList memberId={reported.id} sanctions={standing.past} mayLift={false} />
    </Panel>
  );
};
