import { REASON_LABEL, REPORT_REASONS, type ReportReason } from '@contracts/moderation';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ReasonSelectProps {
  value: ReportReason;
  onChoose: (reason: ReportReason) => void;
}

/** Why something is decided about a member, by the list of reasons. */
export const ReasonSelect = ({ value, onChoose }: ReasonSelectProps) => (
  <TextField select size="small" label="Gerekçe" value={value} onChange={({ target }) => onChoose(target.value as ReportReason)}>
    {REPORT_REASONS.map((name) => (
      <MenuItem key={name} value={name}>
        {REASON_LABEL[name]}
      </MenuItem>
    ))}
  </TextField>
);
