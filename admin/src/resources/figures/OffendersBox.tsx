import { displayName } from '@contracts/accounts';
import { FIGURES_LIMITS, type Figures } from '@contracts/figures';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Moment } from '../../desk/Moment';
import { turkishNumber } from '../../desk/numbers';
import { Panel } from '../../desk/Panel';

/** Members against whom several decisions stand; who they are is for those who may open members, and is not printed. */
export function OffendersBox({ offenders: { members, repeated, rows } }: Pick<Figures, 'offenders'>) {
  const { canAccess } = useCanAccess({ resource: 'members', action: 'list' });
  return (
    <Panel title="Tekrarlayanlar" level="h2">
      <Typography>
        Hakkında karar verilen {turkishNumber(members)} üyeden <b>{turkishNumber(repeated)}</b> üye için en az {FIGURES_LIMITS.repeats} karar geçerli.
      </Typography>
      {canAccess && rows.length > 0 && (
        <Box component="ul" aria-label="Tekrarlayan üyeler" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', '@media print': { display: 'none' } }}>
          {rows.map(({ member, offences, last_at }) => (
            <Box
              key={member.id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px', borderTop: 1, borderColor: 'divider', py: 1 }}
            >
              <Link
                component={RouterLink}
                to={`/members/${member.id}`}
                sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere', display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 28 } }}
              >
                {displayName(member)}
              </Link>
              <span>{turkishNumber(offences)} karar</span>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                sonuncusu <Moment at={last_at} form="date" />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
