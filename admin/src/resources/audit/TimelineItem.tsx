import { displayName } from '@contracts/accounts';
import { FACT_KIND_LABEL, type TimelineRow } from '@contracts/audit-timeline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { FactTime } from '../../audit/FactTime';
import { factTone } from '../../audit/factTone';
import { Chip } from '../../desk/Chip';
import { ROLE_LABEL } from '../../desk/roleLabel';

/** Who acted, with the role in which they did; rules and jobs act without being a member. */
export function actorOf({ actor }: Pick<TimelineRow, 'actor'>): string {
  const role = ROLE_LABEL[actor.acting_as] ?? actor.acting_as;
  return actor.username === null ? role : `${displayName(actor)} (${role})`;
}

/** One row: what happened, who did it, to whom, and why. It opens beside the list. */
export function TimelineItem({ row, opened }: { row: TimelineRow; opened: boolean }) {
  const { search } = useLocation();
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <Box
        component={RouterLink}
        to={{ pathname: `/audit/${row.id}`, search }}
        data-fact={row.id}
        {...(opened && { 'data-opened': true, 'aria-current': 'true' })}
        sx={{
          display: 'grid',
          gridTemplateColumns: '22px minmax(0, 1fr)',
          columnGap: 3,
          p: '10px 16px',
          minHeight: 44,
          color: 'inherit',
          textDecoration: 'none',
          bgcolor: opened ? 'tokens.sunken' : undefined,
          '&:hover': { bgcolor: 'tokens.sunken' },
          '&:focus-visible': { outlineOffset: '-2px' },
          '@container (min-width: 560px)': { gridTemplateColumns: '104px 22px minmax(0, 1fr)' },
        }}
      >
        <FactTime at={row.at} />
        <Box aria-hidden sx={{ gridColumn: 1, gridRow: '1 / span 2', '@container (min-width: 560px)': { gridColumn: 2 } }}>
          <Box
            sx={{ width: 14, height: 14, mt: '4px', border: 3, borderColor: `tokens.${factTone(row.type)}`, borderRadius: '50%', bgcolor: 'background.paper' }}
          />
        </Box>
        <Box sx={{ minWidth: 0, gridColumn: 2, '@container (min-width: 560px)': { gridColumn: 3, gridRow: 1 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {row.what}
            </Typography>
            {row.reversed_at && <Chip tone="warn">Geri alındı</Chip>}
            {row.kind === 'access' && <Chip tone="info">{FACT_KIND_LABEL.access}</Chip>}
          </Box>
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[actorOf(row), row.member && row.member.id !== row.actor.id ? displayName(row.member) : null, row.why].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
