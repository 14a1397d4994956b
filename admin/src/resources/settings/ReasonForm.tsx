import { CANNED_LIMITS, type CannedReason, type CannedReasonRequest, cannedProblems } from '@contracts/canned-reasons';
import { REASON_LABEL, REPORT_REASONS, type ReportReason } from '@contracts/moderation';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { Panel } from '../../desk/Panel';
import { useWriteReason } from './useHouse';

interface ReasonFormProps {
  /** The one that is changed, or null for a new one. */
  reason: CannedReason | null;
  /** Where a new one stands: behind the others. */
  nextPlace: number;
  onLeave: () => void;
}

type Field = keyof CannedReasonRequest;
const FIELDS: readonly Field[] = ['title', 'clause', 'reason', 'place', 'text'];

/** Writes a canned reason, or writes it anew. */
export function ReasonForm({ reason, nextPlace, onLeave }: ReasonFormProps) {
  const [form, setForm] = useState({
    title: reason?.title ?? '',
    clause: reason?.clause ?? '',
    reason: reason?.reason ?? ('spam' as ReportReason),
    place: String(reason?.place ?? nextPlace),
    text: reason?.text ?? '',
  });
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const focus = (field: Field) => box.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  useEffect(() => box.current?.querySelector<HTMLElement>('[name="title"]')?.focus(), []);
  const request: CannedReasonRequest = {
    ...form,
    clause: form.clause.trim() || null,
    place: /^\d+$/.test(form.place.trim()) ? Number(form.place) : Number.NaN,
  };
  const problems = asked ? cannedProblems(request) : {};
  const { act, isPending } = useWriteReason(reason?.id ?? null, onLeave);
  const confirm = () => {
    if (isPending) return;
    setAsked(true);
    const found = cannedProblems(request);
    const first = FIELDS.find((field) => found[field]);
    if (first) focus(first);
    else act({ ...request, title: form.title.trim(), text: form.text.trim() });
  };
  const common = (field: Field, hint?: string) => ({
    name: field,
    size: 'small' as const,
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => setForm((now) => ({ ...now, [field]: target.value })),
    error: problems[field] !== undefined,
    helperText: problems[field] ?? hint,
  });
  return (
    <Panel title={reason ? 'Hazır gerekçeyi düzenle' : 'Hazır gerekçe ekle'} level="h2">
      <Box
        ref={box}
        role="group"
        aria-label={reason ? 'Hazır gerekçeyi düzenle' : 'Hazır gerekçe ekle'}
        onKeyDown={confirmKeys(confirm, onLeave)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 120px 200px 100px' }, gap: 3, pt: 2 }}
      >
        <TextField {...common('title')} label="Başlık" required slotProps={{ htmlInput: { maxLength: CANNED_LIMITS.title, autoComplete: 'off' } }} />
        <TextField {...common('clause')} label="Kural" placeholder="2.1" slotProps={{ htmlInput: { maxLength: CANNED_LIMITS.clause, autoComplete: 'off' } }} />
        <TextField {...common('reason')} select label="Rapor nedeni">
          {REPORT_REASONS.map((name) => (
            <MenuItem key={name} value={name}>
              {REASON_LABEL[name]}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...common('place')} label="Sıra" slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }} />
        <TextField
          {...common('text', 'Kararla birlikte üyeye gider; moderatör göndermeden önce değiştirebilir.')}
          label="Üyenin okuyacağı metin"
          required
          multiline
          minRows={3}
          maxRows={10}
          sx={{ gridColumn: '1 / -1' }}
          slotProps={{ htmlInput: { maxLength: CANNED_LIMITS.text } }}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ConfirmButtons label="Kaydet" isPending={isPending} onConfirm={confirm} onLeave={onLeave} />
        </Box>
      </Box>
    </Panel>
  );
}
