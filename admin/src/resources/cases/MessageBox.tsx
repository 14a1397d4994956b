import { CASE_LIMITS, CASE_TEXT, type CaseDetails } from '@contracts/cases';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, RefObject } from 'react';
import { Kbd } from '../../desk/Kbd';
import { rounded } from '../../theme/rounded';
import { messageOf } from './decisionWords';
import { usePendingDecisions } from './PendingDecisions';
import type { DecisionDraft } from './useDecisionDraft';

interface MessageBoxProps {
  found: CaseDetails;
  draft: DecisionDraft;
  field: RefObject<HTMLTextAreaElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What the member will read, as far as it is decided: the moderator's own words can be written into it. */
export function MessageBox({ found, draft, field, onKeyDown }: MessageBoxProps) {
  const { warningsOf } = usePendingDecisions();
  const message = messageOf(draft, found, warningsOf(found.reported.id));
  if (!message) return null;
  const tooLong = draft.message.trim().length > CASE_LIMITS.message;
  return (
    <Box
      component="section"
      aria-label="Üyeye giden ileti"
      sx={{ border: 1, borderColor: 'divider', borderRadius: rounded.large, bgcolor: 'background.default' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: '6px 8px 6px 14px', borderBottom: 1, borderColor: 'divider', color: 'text.secondary' }}>
        <Typography component="h3" sx={{ flex: 1, fontSize: '.78rem', fontWeight: 600 }}>
          Üyeye giden ileti · bildirim ve e-posta
        </Typography>
        <Button
          size="small"
          variant="text"
          aria-keyshortcuts="e"
          onClick={() => field.current?.focus()}
          sx={{ minHeight: { xs: 44, sm: 28 }, minWidth: 0, px: 2 }}
        >
          Düzenle <Kbd silent>e</Kbd>
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, p: '10px 14px', fontSize: '.875rem', overflowWrap: 'anywhere' }}>
        <b>{message.title}</b>
        {message.before.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
        <TextField
          inputRef={field}
          value={draft.message}
          onChange={(event) => draft.write(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={draft.reason.text || 'İsterseniz kendi sözlerinizle bir cümle ekleyin…'}
          error={tooLong}
          helperText={tooLong ? CASE_TEXT.messageLong : undefined}
          multiline
          minRows={1}
          maxRows={8}
          fullWidth
          size="small"
          slotProps={{ htmlInput: { 'aria-label': 'Üyeye yazacağınız' } }}
          sx={{ '& fieldset': { borderStyle: 'dashed', borderColor: 'primary.main' } }}
        />
        {message.after && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {message.after} …
          </Box>
        )}
      </Box>
    </Box>
  );
}
