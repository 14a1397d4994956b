import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import InputBase from '@mui/material/InputBase';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/ShortcutProvider';
import { rounded } from '../../theme/rounded';
import type { DecisionDraft, Reason } from './useDecisionDraft';

/** As many as there are digits. */
const WITH_KEYS = 9;
const FEW = 4;

interface EntryProps {
  reason: Reason;
  place: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Entry({ reason, place, isChosen, onChoose }: EntryProps) {
  const key = String(place + 1);
  const hasKey = place < WITH_KEYS;
  useShortcut(key, `Gerekçe: ${reason.title}`, onChoose, hasKey);
  return (
    <ButtonBase
      role="radio"
      aria-checked={isChosen}
      aria-keyshortcuts={hasKey ? key : undefined}
      onClick={onChoose}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: '10px',
        width: 1,
        minHeight: { xs: 44, sm: 36 },
        px: '12px',
        textAlign: 'left',
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '.875rem',
        bgcolor: isChosen ? 'tokens.primarySoft' : 'transparent',
        color: isChosen ? 'tokens.primaryText' : 'text.primary',
        fontWeight: isChosen ? 560 : 450,
      }}
    >
      {hasKey && <Kbd silent>{key}</Kbd>}
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {reason.title}
      </Box>
      {reason.clause && (
        <Box component="span" sx={{ fontSize: '.78rem' }}>
          Kural {reason.clause}
        </Box>
      )}
      {isChosen && <IconCheck size={16} aria-hidden />}
    </ButtonBase>
  );
}

/** Why: the reasons of the case first, each by a digit; all of them by what is typed. */
export function ReasonList({ draft: { reasons, reason, choose } }: { draft: Pick<DecisionDraft, 'reasons' | 'reason' | 'choose'> }) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase('tr');
  const isWanted = ({ title, clause }: Reason) => `${title} ${clause ?? ''}`.toLocaleLowerCase('tr').includes(wanted);
  const found = wanted ? reasons.filter(isWanted) : reasons;
  const few = found.slice(0, FEW);
  const shown = wanted || few.includes(reason) ? (wanted ? found.slice(0, WITH_KEYS) : few) : [...few.slice(0, FEW - 1), reason];
  return (
    <Box component="section" aria-label="Gerekçe">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Box component="h3" sx={{ m: 0, flex: 1, fontSize: '.8125rem', fontWeight: 600, color: 'text.secondary' }}>
          Gerekçe
        </Box>
        <InputBase
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="yazarak ara"
          inputProps={{ 'aria-label': 'Gerekçe ara' }}
          sx={{
            width: 120,
            minHeight: { xs: 44, sm: 28 },
            px: 1,
            borderRadius: rounded.small,
            fontSize: '.8125rem',
            '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        />
      </Box>
      <Box
        role="radiogroup"
        aria-label="Gerekçe"
        sx={{ border: 1, borderColor: 'tokens.lineStrong', borderRadius: rounded.medium, overflow: 'hidden', '& > :first-of-type': { borderTop: 0 } }}
      >
        {shown.map((entry, place) => (
          <Entry key={entry.id} reason={entry} place={place} isChosen={entry.id === reason.id} onChoose={() => choose(entry.id)} />
        ))}
        {shown.length === 0 && <Box sx={{ p: 3, color: 'text.secondary', fontSize: '.875rem' }}>Buna uyan gerekçe yok.</Box>}
      </Box>
    </Box>
  );
}
