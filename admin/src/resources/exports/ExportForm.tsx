import {
  EXPORT_FORMAT_LABEL,
  EXPORT_FORMATS,
  EXPORT_PROFILE_HINT,
  EXPORT_PROFILE_LABEL,
  EXPORT_PROFILES,
  EXPORT_TEXT,
  type ExportFormat,
  type ExportProfile,
  factsAtMost,
} from '@contracts/audit-export';
import { DISCLOSURE_LIMITS, memberDisclosureProblem } from '@contracts/member-record';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { Panel } from '../../desk/Panel';
import { TimelineFilters } from '../audit/TimelineFilters';
import { useTimelineFilter } from '../audit/useTimeline';
import { useAskExport } from './useExports';

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  hints?: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, labels, hints, value, onChoose }: ChoiceProps<Value>) {
  return (
    <FormControl>
      <FormLabel sx={{ fontWeight: 600 }}>{label}</FormLabel>
      <RadioGroup value={value} row={!hints} onChange={(_, chosen) => onChoose(chosen as Value)} aria-label={label}>
        {values.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            sx={{ minHeight: 44, alignItems: hints ? 'flex-start' : 'center', '& .MuiFormControlLabel-label': { pt: hints ? '7px' : 0 } }}
            label={
              <>
                {labels[one]}
                {hints && (
                  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'tokens.faint' }}>
                    {hints[one]}
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** What to export, how much of it and in which form. The filters stand in the address, as those of the timeline do. */
export function ExportForm({ isUnderWay }: { isUnderWay: boolean }) {
  const { filter } = useTimelineFilter();
  const [profile, setProfile] = useState<ExportProfile>('pseudonyms');
  const [format, setFormat] = useState<ExportFormat>('jsonl');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { act, isPending } = useAskExport(() => setReason(''));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const found = profile === 'full' ? memberDisclosureProblem(reason) : null;
    setProblem(found);
    if (found) field.current?.focus();
    else if (!isPending) act({ ...filter, profile, format, ...(profile === 'full' && { reason: reason.trim() }) });
  };
  return (
    <Panel title="Ne dışa aktarılsın?" level="h2">
      <Box component="form" onSubmit={ask} noValidate sx={{ display: 'grid', gap: 4 }}>
        <TimelineFilters />
        <Choice label="Ne kadarı?" values={EXPORT_PROFILES} labels={EXPORT_PROFILE_LABEL} hints={EXPORT_PROFILE_HINT} value={profile} onChoose={setProfile} />
        {profile === 'full' && (
          <TextField
            inputRef={field}
            label="Neden gerekli?"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={problem !== null}
            helperText={problem ?? EXPORT_TEXT.expected}
            multiline
            minRows={2}
            maxRows={6}
            required
            size="small"
            slotProps={{ htmlInput: { maxLength: DISCLOSURE_LIMITS.reason } }}
          />
        )}
        <Choice label="Biçim" values={EXPORT_FORMATS} labels={EXPORT_FORMAT_LABEL} value={format} onChoose={setFormat} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Button type="submit" variant="contained" color="primary" loading={isPending} sx={{ minHeight: 44 }}>
            Dışa aktar
          </Button>
          <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
            {isUnderWay ? EXPORT_TEXT.underWay : `En fazla ${factsAtMost(profile).toLocaleString('tr-TR')} olay; olaylar en yenisinden başlayarak sıralanır.`}
          </Typography>
        </Box>
      </Box>
    </Panel>
  );
}
