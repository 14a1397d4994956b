import { displayName } from '@contracts/accounts';
import type { FactRow } from '@contracts/moderation';
import { font } from '@design/tokens';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ROLE_LABEL } from '../desk/roleLabel';
import { FactDetails } from './FactDetails';
import { FactTime } from './FactTime';
import { factTone } from './factTone';

/** Who acted, and in which role; rules and jobs act without being a member. */
const FactActor = ({ actor }: { actor: FactRow['actor'] }) => {
  const role = ROLE_LABEL[actor.acting_as] ?? actor.acting_as;
  if (actor.username === null) return <>{role}</>;
  return (
    <>
      <Link component={RouterLink} to={`/members/${actor.id}`} sx={{ color: 'inherit' }}>
        {displayName(actor)}
      </Link>{' '}
      ({role})
    </>
  );
};

/** One recorded event: when, what, who, why, and the event itself in mono. */
export const FactItem = ({ fact }: { fact: FactRow }) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '22px minmax(0, 1fr)',
      columnGap: 3,
      p: '10px 16px',
      '@container (min-width: 560px)': { gridTemplateColumns: '104px 22px minmax(0, 1fr) auto' },
      '&:not(:last-of-type) .line': { display: 'block' },
    }}
  >
    <FactTime at={fact.at} />
    <Box aria-hidden sx={{ gridColumn: 1, gridRow: '1 / span 3', position: 'relative', '@container (min-width: 560px)': { gridColumn: 2 } }}>
      <Box
        sx={{
          width: 14,
          height: 14,
          mt: '4px',
          border: 3,
          borderColor: `tokens.${factTone(fact.type)}`,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          position: 'relative',
          zIndex: 1,
        }}
      />
      <Box className="line" sx={{ display: 'none', position: 'absolute', left: 6, top: 18, bottom: -24, width: 2, bgcolor: 'divider' }} />
    </Box>
    <Box sx={{ minWidth: 0, gridColumn: 2, '@container (min-width: 560px)': { gridColumn: 3, gridRow: 1 } }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fact.what}</Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <FactActor actor={fact.actor} />
        {fact.why && ` · ${fact.why}`}
      </Typography>
      <FactDetails fact={fact} />
    </Box>
    <Box
      sx={{
        gridColumn: 2,
        font: `400 .75rem/1.6 ${font.code}`,
        color: 'tokens.faint',
        overflowWrap: 'anywhere',
        '@container (min-width: 560px)': { gridColumn: 4, gridRow: 1, textAlign: 'right' },
      }}
    >
      {fact.type}{' '}
      <Box component="span" title="Kayıttaki sırası" sx={{ '@container (min-width: 560px)': { display: 'block' } }}>
        #{fact.position.toLocaleString('tr-TR')}
      </Box>
    </Box>
  </Box>
);
