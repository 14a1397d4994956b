import {
  type KeptProjectChoice,
  PROJECT_CHOICE_LABEL,
  PROJECT_CHOICE_LIMITS,
  type ProjectChoiceKind,
  type ProjectChoiceRequest,
  projectChoiceProblems,
} from '@contracts/project-choices';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import type { HttpError } from 'react-admin';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { Panel } from '../../desk/Panel';
import { problemsIn } from '../../providers/problemsIn';
import { useWriteProjectChoice } from './useHouse';

interface ProjectChoiceFormProps {
  kind: ProjectChoiceKind;
  /** The one that is changed, or null for a new one. */
  choice: KeptProjectChoice | null;
  /** Where a new one stands: behind the others. */
  nextPlace: number;
  onLeave: () => void;
}

type Field = keyof ProjectChoiceRequest;
const FIELDS: readonly Field[] = ['label', 'place'];

/** Writes a stage or a reward type, or writes it anew. */
export function ProjectChoiceForm({ kind, choice, nextPlace, onLeave }: ProjectChoiceFormProps) {
  const [form, setForm] = useState({ label: choice?.label ?? '', place: String(choice?.place ?? nextPlace) });
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const focusFirst = (found: ReturnType<typeof problemsIn>): boolean => {
    const first = FIELDS.find((field) => found[field]);
    if (first) box.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  useEffect(() => box.current?.querySelector<HTMLElement>('[name="label"]')?.focus(), []);
  const request = { label: form.label.trim(), place: /^\d+$/.test(form.place.trim()) ? Number(form.place) : Number.NaN };
  /** What only the server knows, until that field is written anew. */
  const [refused, setRefused] = useState<ReturnType<typeof problemsIn>>({});
  const problems = { ...refused, ...(asked && projectChoiceProblems(request)) };
  const onRefused = (refusal: HttpError) => {
    const found = problemsIn(refusal);
    setRefused(found);
    focusFirst(found);
  };
  const { act, isPending } = useWriteProjectChoice(kind, choice?.code ?? null, { onDone: onLeave, onRefused });
  const confirm = () => {
    if (isPending) return;
    setAsked(true);
    if (!focusFirst(projectChoiceProblems(request))) act(request);
  };
  const common = (field: Field) => ({
    name: field,
    size: 'small' as const,
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => {
      setForm((now) => ({ ...now, [field]: target.value }));
      setRefused((now) => ({ ...now, [field]: undefined }));
    },
    error: problems[field] !== undefined,
    helperText: problems[field],
  });
  const title = choice ? `${PROJECT_CHOICE_LABEL[kind]}: ${choice.label}` : `${PROJECT_CHOICE_LABEL[kind]} ekle`;
  return (
    <Panel title={title} level="h2">
      <Box
        ref={box}
        role="group"
        aria-label={title}
        onKeyDown={confirmKeys(confirm, onLeave)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 120px' }, gap: 3, pt: 2 }}
      >
        <TextField {...common('label')} label="Ad" required slotProps={{ htmlInput: { maxLength: PROJECT_CHOICE_LIMITS.label, autoComplete: 'off' } }} />
        <TextField {...common('place')} label="Sıra" slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }} />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ConfirmButtons label="Kaydet" isPending={isPending} onConfirm={confirm} onLeave={onLeave} />
        </Box>
      </Box>
    </Panel>
  );
}
