import { displayName } from '@contracts/accounts';
import type { CaseDetails, CaseReport } from '@contracts/cases';
import { SYSTEM_REPORTER } from '@contracts/holding';
import { REASON_LABEL } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { percent } from '../../desk/percent';
import { tallOnPhones } from '../../theme/tallOnPhones';

const Reporter = ({ heard }: { heard: CaseReport }) => (
  <Box component="li" sx={{ display: 'flex', alignItems: { xs: 'center', sm: 'flex-start' }, flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2, py: '5px' }}>
    <MemberAvatar person={heard.reporter} size={24} />
    <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.7, overflowWrap: 'anywhere', overflow: 'clip', display: { xs: 'contents', sm: 'block' } }}>
      {heard.reporter.id === SYSTEM_REPORTER ? (
        <b>{displayName(heard.reporter)}</b>
      ) : (
        <Link component={RouterLink} to={`/members/${heard.reporter.id}`} sx={{ ...tallOnPhones, color: 'text.primary', fontWeight: 500 }}>
          {displayName(heard.reporter)}
        </Link>
      )}{' '}
      <Chip>{REASON_LABEL[heard.reason]}</Chip>{' '}
      <Typography component="span" variant="body2" sx={{ color: 'tokens.faint', order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: 'none' } }}>
        {heard.description && `“${heard.description}” · `}
        <Moment at={heard.created_at} sx={{ whiteSpace: 'nowrap' }} />
        {!heard.open && ' · karara bağlandı'}
      </Typography>
    </Box>
    {heard.reporter.id !== SYSTEM_REPORTER && (
      <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {heard.accuracy === null ? <span title="Daha önce sonuçlanmış raporu yok">yeni</span> : percent(heard.accuracy)}
      </Box>
    )}
  </Box>
);

/** Who reported it, and how often they were right; nothing where a moderator decided on what nobody had reported. */
export const ReportersBox = ({ found: { reporters } }: { found: CaseDetails }) =>
  reporters.length > 0 && (
    <Panel title="Raporlayanlar" aside={<Typography sx={{ fontSize: '.78rem', color: 'text.secondary' }}>geçmişte haklı çıkma</Typography>}>
      <Box component="ul" aria-label="Raporlayanlar" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}>
        {reporters.map((heard) => (
          <Reporter key={heard.id} heard={heard} />
        ))}
      </Box>
    </Panel>
  );
