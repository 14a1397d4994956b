import { displayName } from '@contracts/accounts';
import { DECISION_STATE_LABEL, DECISION_SUBJECT_LABEL, type DecisionState, type ForumDecision } from '@contracts/forum-decisions';
import { DECISIONS } from '@contracts/moderation-verbs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Chip, type Tone } from '../../desk/Chip';
import { DecisionFacts, DecisionTarget } from './DecisionFacts';
import { UndoPanel } from './UndoPanel';

interface DecisionItemProps {
  decision: ForumDecision;
  mayUndo: boolean;
  asked: boolean;
  onAsk: () => void;
  onLeave: () => void;
  onUndone: () => void;
}

const STATE_TONE: Record<DecisionState, Tone> = { standing: 'warn', undone: 'ok', replaced: 'plain', over: 'plain', final: 'plain' };
const nameOf = ({ title, excerpt }: ForumDecision) => excerpt ?? title;

export const DecisionItem = ({ decision, mayUndo, asked, onAsk, onLeave, onUndone }: DecisionItemProps) => (
  <Box
    component="li"
    data-decision={decision.id}
    tabIndex={-1}
    aria-label={`${DECISIONS[decision.kind].name}: ${nameOf(decision)}, ${decision.moderator ? displayName(decision.moderator) : 'Sistem'}`}
    sx={{
      p: { xs: '12px', sm: '12px 16px' },
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-of-type': { borderBottom: 0 },
      '&:focus-within': { boxShadow: ({ palette }) => `inset 3px 0 0 ${palette.primary.main}` },
      '&:focus-visible': { outlineOffset: -3 },
      scrollMarginBlock: '80px',
    }}
  >
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }, gap: 3, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Chip tone={decision.kind === 'delete' ? 'danger' : 'info'}>{DECISIONS[decision.kind].name}</Chip>
          <Chip>{DECISION_SUBJECT_LABEL[decision.subject]}</Chip>
          <Chip tone={STATE_TONE[decision.state]}>{DECISION_STATE_LABEL[decision.state]}</Chip>
        </Box>
        <DecisionTarget decision={decision} />
        <DecisionFacts decision={decision} />
      </Box>
      {mayUndo && !asked && (
        <Button aria-keyshortcuts="g" aria-label={`Geri al: ${nameOf(decision)}`} onClick={onAsk} sx={{ minHeight: { xs: 44, sm: 36 } }}>
          Geri al
        </Button>
      )}
    </Box>
    {asked && <UndoPanel decision={decision} onUndone={onUndone} onLeave={onLeave} />}
  </Box>
);
