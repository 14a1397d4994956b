import type { CaseDetails } from '@contracts/cases';
import { PROFILE_FIELD_TEXT, PROFILE_FIELDS } from '@contracts/profile-fields';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { DecisionDraft } from './useDecisionDraft';
import { withholdable } from './verbs';

/** Which fields of a profile are hidden or deleted. */
export function FieldChoice({ found, draft }: { found: CaseDetails; draft: DecisionDraft }) {
  if (!found.now.fields || !draft.takes) return null;
  const fields = withholdable(found);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontSize: '.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        Hangi alanlar
      </Typography>
      {fields.map((field) => (
        <FormControlLabel
          key={field}
          control={<Checkbox size="small" checked={draft.fields.includes(field)} onChange={() => draft.pick(field)} />}
          label={PROFILE_FIELDS[field].label}
          sx={{ display: 'flex', minHeight: { xs: 44, sm: 32 } }}
        />
      ))}
      {fields.length === 0 && <Typography variant="body2">{PROFILE_FIELD_TEXT.alreadyAway}</Typography>}
      {fields.length > 0 && draft.fields.length === 0 && (
        <Typography variant="body2" role="alert" sx={{ color: 'tokens.danger' }}>
          {PROFILE_FIELD_TEXT.noneChosen}
        </Typography>
      )}
    </Box>
  );
}
