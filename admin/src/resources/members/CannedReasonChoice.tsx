import { type CannedReason, clauseText } from '@contracts/canned-reasons';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useReasons } from '../settings/useHouse';

const titleOf = ({ title, clause }: CannedReason) => (clause ? `${title} · ${clauseText(clause)}` : title);

/** Fills in what was written once for all; nothing where nothing was. */
export function CannedReasonChoice({ onChoose }: { onChoose: (reason: CannedReason) => void }) {
  const { data: reasons = [] } = useReasons(false);
  if (reasons.length === 0) return null;
  const choose = (id: string) => {
    const chosen = reasons.find((reason) => reason.id === id);
    if (chosen) onChoose(chosen);
  };
  return (
    <TextField select size="small" label="Hazır gerekçe" value="" onChange={({ target }) => choose(target.value)}>
      {reasons.map((reason) => (
        <MenuItem key={reason.id} value={reason.id} sx={{ whiteSpace: 'normal' }}>
          {titleOf(reason)}
        </MenuItem>
      ))}
    </TextField>
  );
}
