import type { MemberCase } from '@contracts/moderation';
import type { SanctionKind } from '@contracts/sanctions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/ShortcutProvider';
import type { MemberVerb } from './memberVerb';
import { ban, mute, suspend, warn } from './memberVerbs';
import { SanctionPanel } from './SanctionPanel';

const VERBS: readonly (readonly [SanctionKind, MemberVerb])[] = [
  ['warned', warn],
  ['muted', mute],
  ['suspended', suspend],
  ['banned', ban],
];

interface VerbChoiceProps {
  verb: MemberVerb;
  isChosen: boolean;
  onChoose: () => void;
}

function VerbChoice({ verb, isChosen, onChoose }: VerbChoiceProps) {
  useShortcut(verb.keyName, verb.label, onChoose);
  return (
    <Button
      color={verb.look === 'danger' ? 'error' : 'primary'}
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      aria-keyshortcuts={verb.keyName}
      onClick={onChoose}
      sx={{ minHeight: { xs: 44, sm: 36 } }}
    >
      {verb.label}{' '}
      <Kbd silent inherit>
        {verb.keyName}
      </Kbd>
    </Button>
  );
}

/** What a moderator may do to a member, beside who that is; no report is needed. */
export function MemberActions({ member, beside }: { member: MemberCase; beside: ReactNode }) {
  const [chosen, setChosen] = useState<SanctionKind | null>(null);
  const asked = VERBS.find(([kind]) => kind === chosen);
  const leave = () => setChosen(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        {beside}
        <Box
          role="toolbar"
          aria-label="Yaptırım"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            width: { xs: 1, sm: 'auto' },
            '& .MuiButton-root': { flex: { xs: '1 1 40%', sm: 'none' } },
            '@media (hover: none)': { '& kbd': { display: 'none' } },
          }}
        >
          {VERBS.map(([kind, verb]) => (
            <VerbChoice key={kind} verb={verb} isChosen={chosen === kind} onChoose={() => setChosen(chosen === kind ? null : kind)} />
          ))}
        </Box>
      </Box>
      {asked && <SanctionPanel key={asked[0]} member={member} kind={asked[0]} verb={asked[1]} onLeave={leave} />}
    </>
  );
}
