import { displayName } from '@contracts/accounts';
import type { FactRow } from '@contracts/moderation';
import type { PastView } from '@contracts/travel';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FactDetails } from '../../audit/FactDetails';
import { factTone } from '../../audit/factTone';
import { Panel } from '../../desk/Panel';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { clockOf, dayOf } from './moments';

export const actorName = ({ actor }: Pick<FactRow, 'actor'>): string => {
  const role = ROLE_LABEL[actor.acting_as] ?? actor.acting_as;
  return actor.username === null ? role : `${displayName(actor)} · ${role}`;
};

interface FactLineProps {
  fact: FactRow;
  isHere: boolean;
  isLater: boolean;
  onGo: () => void;
}

function FactLine({ fact, isHere, isLater, onGo }: FactLineProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const [row, list] = [line.current, line.current?.parentElement];
    if (!isHere || !row || !list) return;
    // Only the list moves, never the page around it.
    const [above, below] = [row.offsetTop - list.scrollTop, row.offsetTop + row.offsetHeight - list.scrollTop - list.clientHeight];
    if (above < 0) list.scrollTop += above;
    else if (below > 0) list.scrollTop += below;
  }, [isHere]);
  return (
    <Box component="li" ref={line}>
      <ButtonBase
        onClick={onGo}
        aria-current={isHere ? 'true' : undefined}
        sx={{
          width: 1,
          minHeight: 44,
          display: 'grid',
          gridTemplateColumns: '76px 14px minmax(0, 1fr)',
          gap: '10px',
          p: '8px 14px',
          alignItems: 'start',
          textAlign: 'left',
          font: 'inherit',
          color: isLater ? 'tokens.faint' : 'text.primary',
          bgcolor: isHere ? 'tokens.sunken' : 'transparent',
          '&:hover': { bgcolor: 'tokens.sunken' },
        }}
      >
        <Box
          component="time"
          dateTime={fact.at}
          sx={{ textAlign: 'right', color: 'tokens.faint', fontSize: '.75rem', pt: '2px', fontVariantNumeric: 'tabular-nums' }}
        >
          {clockOf(fact.at)}
          <br />
          {dayOf(fact.at)}
        </Box>
        <Box
          aria-hidden
          sx={{
            width: 14,
            height: 14,
            mt: '4px',
            borderRadius: '50%',
            border: 3,
            borderColor: isLater ? 'divider' : `tokens.${factTone(fact.type)}`,
            bgcolor: 'background.paper',
          }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: isLater ? 450 : 570, fontSize: '.8125rem', overflowWrap: 'anywhere' }}>{fact.what}</Box>
          <Box sx={{ fontSize: '.75rem', color: isLater ? 'tokens.faint' : 'text.secondary', overflowWrap: 'anywhere' }}>
            {actorName(fact)}
            {fact.why && ` · ${fact.why}`}
          </Box>
        </Box>
      </ButtonBase>
    </Box>
  );
}

/** What was recorded: what is looked at is marked, what came later is pale. */
export function PastFacts({ view, at, onGo }: { view: PastView; at: number; onGo: (place: number) => void }) {
  const here = view.facts[at];
  return (
    <Box
      sx={{
        minWidth: 0,
        borderStyle: 'solid',
        borderWidth: { xs: '1px 0 0', lg: '0 0 0 1px' },
        borderColor: 'divider',
        display: 'grid',
        alignContent: 'start',
      }}
    >
      {here && (
        <Box sx={{ p: '14px 14px 0' }}>
          <Panel title="Bu olay" level="h2">
            <Typography sx={{ fontWeight: 600 }}>{here.what}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {actorName(here)} · {here.position.toLocaleString('tr-TR')}. sıra
              {here.why && ` · ${here.why}`}
            </Typography>
            <FactDetails fact={here} />
          </Panel>
        </Box>
      )}
      <Typography component="h2" variant="h3" sx={{ p: '16px 14px 6px', color: 'text.secondary' }}>
        Olaylar
      </Typography>
      {view.facts.length === 0 && <Typography sx={{ px: '14px', pb: '14px', color: 'text.secondary' }}>Henüz bir olay kaydedilmemiş.</Typography>}
      <Box
        component="ol"
        aria-label="Olaylar"
        tabIndex={0}
        sx={{ m: 0, p: '0 0 8px', listStyle: 'none', position: 'relative', maxHeight: 560, overflowY: 'auto' }}
      >
        {view.facts.map((fact, index) => (
          <FactLine key={fact.id} fact={fact} isHere={index === at} isLater={index > at} onGo={() => onGo(fact.position)} />
        ))}
      </Box>
    </Box>
  );
}
