import { displayName } from '@contracts/accounts';
import { REPORT_LIMITS, type ReportCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Unstable_TrapFocus from '@mui/material/Unstable_TrapFocus';
import { useId, useState } from 'react';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { DurationChoice } from '../../desk/DurationChoice';
import { EffectBox } from '../../desk/EffectBox';
import { useCaseActions } from './CaseActions';
import { NoteField } from './NoteField';
import { noteDraft, useDecide } from './useDecide';

import { useMoveOn } from './useQueueRows';
import type { Verb } from './Verb';

export function ConfirmPanel({ report, verb }: { report: ReportCase; verb: Verb }) {
  const { choose } = useCaseActions();
  const decide = useDecide(report, verb);
  const moveOn = useMoveOn();
  const lengths = verb.durations?.(report.policy);
  const [minutes, setMinutes] = useState<number | null>(lengths?.preset ?? null);
  const draft = noteDraft(report, verb);
  const [note, setNote] = useState(() => draft.read() ?? '');
  const titleId = useId();
  const effectId = useId();
  const tooLong = note.trim().length > REPORT_LIMITS.note;

  const write = (next: string) => {
    setNote(next);
    draft.store(next);
  };
  const confirm = () => {
    if (tooLong) return;
    const { status, action } = verb;
    decide({ status, ...(action && { action }), ...(note.trim() && { note: note.trim() }), ...(minutes !== null && { durationMinutes: minutes }) });
    moveOn(report.id);
  };
  const leave = () => choose(null);

  return (
    <Unstable_TrapFocus open>
      <Box
        role="dialog"
        aria-labelledby={titleId}
        aria-describedby={effectId}
        tabIndex={-1}
        onKeyDown={confirmKeys(confirm, leave)}
        sx={{
          display: 'grid',
          gap: 3,
          maxHeight: '70dvh',
          overflowY: 'auto',
          p: { xs: '14px', sm: '16px 22px' },
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          boxShadow: ({ palette }) => palette.tokens.shadowLarge,
        }}
      >
        <Typography id={titleId} variant="h2" component="h3">
          {verb.label}
          {verb.aboutMember && `: ${displayName(report.reported)}`}
        </Typography>
        {lengths && <DurationChoice choices={lengths.choices} value={minutes} onChoose={setMinutes} />}
        <EffectBox id={effectId} effect={verb.effect(report, minutes)} />
        {report.open_reports > 1 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Karar yalnızca bu rapor içindir; aynı içerikle ilgili diğer {report.open_reports - 1} rapor kuyrukta kalır.
          </Typography>
        )}
        <NoteField note={note} onWrite={write} tooLong={tooLong} told={report.now.state === 'held' && verb.status === 'resolved'} />
        <ConfirmButtons label="Onayla" disabled={tooLong} isDangerous={verb.look === 'danger'} onConfirm={confirm} onLeave={leave} />
      </Box>
    </Unstable_TrapFocus>
  );
}
