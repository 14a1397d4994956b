import { REASON_LABEL, type Standing } from '@contracts/moderation';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Moment } from '../../desk/Moment';
import { SANCTION_LABEL } from './memberStatus';

type Sanction = Standing['past'][number];

const REASONS: Record<string, string> = REASON_LABEL;
const reasonOf = ({ reason }: Sanction) => REASONS[reason] ?? reason;

const Entry = ({ sanction }: { sanction: Sanction }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      gap: '10px',
      py: '7px',
      borderTop: 1,
      borderColor: 'divider',
      fontSize: '.8125rem',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <Moment at={sanction.at} form="date" sx={{ color: 'tokens.faint' }} />
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {SANCTION_LABEL[sanction.type]} – {reasonOf(sanction)}{' '}
      <Box component="span" sx={{ color: 'tokens.faint' }}>
        {sanction.until ? `(${exactTime(sanction.until)} tarihine kadar)` : sanction.type === 'banned' && '(kalıcı)'}
      </Box>{' '}
      {sanction.report_id && (
        <Link component={RouterLink} to={`/reports/${sanction.report_id}`} aria-label={`${SANCTION_LABEL[sanction.type]} kararının raporu`}>
          rapor
        </Link>
      )}
    </Box>
  </Box>
);

/** Sanctions ever recorded about a member, newest first. */
export const SanctionList = ({ sanctions }: { sanctions: Sanction[] }) =>
  sanctions.length === 0 ? (
    <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
      Bugüne kadar yaptırım uygulanmamış.
    </Typography>
  ) : (
    <Box component="ul" aria-label="Yaptırımlar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sanctions.map((sanction) => (
        <Entry key={`${sanction.type} ${sanction.at}`} sanction={sanction} />
      ))}
    </Box>
  );
