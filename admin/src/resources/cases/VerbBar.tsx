import type { CaseDetails } from '@contracts/cases';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/ShortcutProvider';
import { decisionLabel } from './decisionWords';
import type { DecisionDraft } from './useDecisionDraft';
import { dismissalOf, labelOf, VERBS } from './verbs';

interface VerbToggleProps {
  keyName: string;
  label: string;
  isOn: boolean;
  danger?: boolean;
  onToggle: () => void;
}

/** A verb by its key, chosen or not. */
export function VerbToggle({ keyName, label, isOn, danger = false, onToggle }: VerbToggleProps) {
  useShortcut(keyName, label, onToggle);
  return (
    <Button
      aria-pressed={isOn}
      aria-keyshortcuts={keyName}
      color={danger ? 'error' : 'inherit'}
      variant="outlined"
      onClick={onToggle}
      sx={{
        ...(isOn && {
          bgcolor: danger ? 'tokens.dangerSoft' : 'tokens.primarySoft',
          borderColor: 'currentColor',
          color: danger ? 'tokens.danger' : 'tokens.primaryText',
        }),
      }}
    >
      {label} <Kbd silent>{keyName}</Kbd>
    </Button>
  );
}

interface VerbBarProps {
  found: CaseDetails;
  draft: DecisionDraft;
  /** How many selected cases get the decision; 0 for the open one alone. */
  many: number;
  onApply: () => void;
  /** Writes to the member without a strike. */
  onNote: () => void;
  onClear: () => void;
}

/** What may be done, each by its key; the last button says what will be done, and does it. */
export function VerbBar({ found, draft, many, onApply, onNote, onClear }: VerbBarProps) {
  useShortcut('Enter', 'Kararı uygula', onApply, draft.isChosen);
  const label = decisionLabel(draft, found);
  return (
    <Box
      role="toolbar"
      aria-label="Karar"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '6px',
        p: { xs: '10px', sm: '12px 20px' },
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 }, px: '8px', fontSize: '.8125rem', minWidth: 0, flex: { xs: '1 1 22%', sm: 'none' } },
        '@media (hover: none)': { '& kbd': { display: 'none' } },
      }}
    >
      {VERBS.map(({ action, keyName, danger }) => (
        <VerbToggle
          key={action}
          keyName={keyName}
          label={labelOf(action, found)}
          danger={danger}
          isOn={draft.actions.includes(action)}
          onToggle={() => draft.toggle(action)}
        />
      ))}
      <VerbToggle keyName="n" label="Not" isOn={draft.actions.length === 0 && draft.isChosen && !draft.dismisses} onToggle={onNote} />
      <VerbToggle {...dismissalOf(found)} isOn={draft.dismisses} onToggle={draft.dismiss} />
      <Box sx={{ ml: 'auto', display: 'flex', gap: 2, flex: { xs: '1 1 100%', sm: 'none' } }}>
        {many > 0 && <Button onClick={onClear}>Seçimi kaldır</Button>}
        <Button variant="contained" color="primary" aria-keyshortcuts="Enter" disabled={!draft.isChosen} onClick={onApply} sx={{ flex: { xs: 1 } }}>
          {label}
          {many > 0 && draft.isChosen && ` · ${many} vaka`}{' '}
          <Kbd silent inherit>
            ↵
          </Kbd>
        </Button>
      </Box>
    </Box>
  );
}
