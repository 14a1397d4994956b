import { CASE_LIMITS, CASE_TEXT, type CaseDetails } from '@contracts/cases';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, RefObject } from 'react';
import { DurationChoice } from '../../desk/DurationChoice';
import { useShortcut } from '../../desk/ShortcutProvider';
import { rounded } from '../../theme/rounded';
import { effectsOf } from './decisionWords';
import { FieldChoice } from './FieldChoice';
import { MessageBox } from './MessageBox';
import { usePendingDecisions } from './PendingDecisions';
import { ReasonList } from './ReasonList';
import type { DecisionDraft } from './useDecisionDraft';
import { useTellWriting } from './useTellWriting';

function Effects({ found, draft }: { found: CaseDetails; draft: DecisionDraft }) {
  const { warningsOf } = usePendingDecisions();
  const lines = effectsOf(draft, found, warningsOf(found.reported.id));
  if (lines.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Uygularsanız"
      aria-live="polite"
      sx={{
        p: '12px 14px',
        border: 1,
        borderColor: ({ palette }) => `color-mix(in srgb, ${palette.tokens.warn} 40%, transparent)`,
        borderRadius: rounded.large,
        bgcolor: 'tokens.warnSoft',
      }}
    >
      <Box component="b" sx={{ color: 'tokens.warn' }}>
        Uygularsanız
      </Box>
      <Box component="ul" sx={{ m: '6px 0 0', p: 0, listStyle: 'none', display: 'grid', gap: '3px', fontSize: '.85rem' }}>
        {lines.map((line) => (
          <Box component="li" key={line} sx={{ display: 'flex', gap: 2, '&::before': { content: '"→"', color: 'tokens.warn' } }}>
            {line}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface DecisionPanelProps {
  found: CaseDetails;
  draft: DecisionDraft;
  message: RefObject<HTMLTextAreaElement | null>;
  onApply: () => void;
}

/** Why, for how long, what it causes, and what the member and the team read. */
export function DecisionPanel({ found, draft, message, onApply }: DecisionPanelProps) {
  useShortcut('e', 'Üyeye iletiyi düzenle', () => message.current?.focus(), !draft.dismisses);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onApply();
    else if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
    else return;
    event.preventDefault();
  };
  const writing = useTellWriting(found.id);
  const tooLong = draft.staffNote.trim().length > CASE_LIMITS.staffNote;
  return (
    <Box
      component="section"
      aria-label="Karar"
      onInput={writing}
      sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {!draft.dismisses && <ReasonList draft={draft} />}
      <FieldChoice found={found} draft={draft} />
      {draft.lengths && <DurationChoice choices={draft.lengths.choices} value={draft.minutes} onChoose={draft.last} />}
      <Effects found={found} draft={draft} />
      <MessageBox found={found} draft={draft} field={message} onKeyDown={keys} />
      <Box>
        <Typography component="h3" sx={{ fontSize: '.8125rem', fontWeight: 600, color: 'text.secondary', mb: 1 }}>
          Ekip notu · üye görmez
        </Typography>
        <TextField
          value={draft.staffNote}
          onChange={(event) => draft.note(event.target.value)}
          onKeyDown={keys}
          placeholder="Gerekirse ekibe bir not bırakın…"
          error={tooLong}
          helperText={tooLong ? CASE_TEXT.staffNoteLong : undefined}
          multiline
          minRows={2}
          maxRows={6}
          fullWidth
          size="small"
          slotProps={{ htmlInput: { 'aria-label': 'Ekip notu' } }}
        />
      </Box>
    </Box>
  );
}
