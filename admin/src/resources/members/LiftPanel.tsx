import { APPROVAL_TEXT } from '@contracts/approvals';
import type { SanctionedMember } from '@contracts/moderation';
import { type ChangeEndRequest, type LiftRequest, SANCTION_LABEL, SANCTION_LIMITS, SANCTION_TEXT, type SanctionRow } from '@contracts/sanctions';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { DurationChoice } from '../../desk/DurationChoice';
import { days, noEnd } from '../../desk/durations';
import { ReasonBox } from '../../desk/ReasonBox';
import { useSanctions } from './useSanctions';

const problemOf = (note: string): string | null => {
  const { length } = note.trim();
  return length === 0 ? SANCTION_TEXT.noteNeeded : length > SANCTION_LIMITS.note ? SANCTION_TEXT.noteLong : null;
};
const TOLD = 'Yazdığınız üyeye e-postayla gider.';

interface LiftPanelProps {
  memberId: string;
  sanction: SanctionRow;
  onLeave: () => void;
}

/** What ends with it, before it is done. */
const effectOf = ({ type }: SanctionRow): string =>
  type === 'warned'
    ? 'Uyarı artık sayılmaz; ondan doğan uzaklaştırma da biter.'
    : type === 'muted'
      ? 'Üye hemen yeniden yazabilir; başka bir susturması varsa o sürer.'
      : 'Üye hemen yeniden giriş yapabilir; başka bir kısıtlaması varsa o sürer.';

/** Asks why a sanction is taken back. */
export function LiftPanel({ memberId, sanction, onLeave }: LiftPanelProps) {
  const { id, type: kind } = sanction;
  const { act, isPending } = useSanctions<LiftRequest>(
    (server, request, key) => server.liftSanction(memberId, id, request, key),
    SANCTION_TEXT.lifted,
    onLeave,
  );
  return (
    <ReasonBox
      name={`Kaldır: ${SANCTION_LABEL[kind]}`}
      label="Neden kaldırıyorsunuz?"
      hint={`${effectOf(sanction)} ${TOLD}`}
      confirmLabel="Kaldır"
      longest={SANCTION_LIMITS.note}
      problemOf={problemOf}
      isPending={isPending}
      onConfirm={(note) => act({ kind, note })}
      onLeave={onLeave}
    />
  );
}

const LENGTHS = [days(1), days(3), days(7), days(14), days(30)];

/** Asks until when a sanction lasts instead, from now on, and why. */
export function ChangeEndPanel({ memberId, sanction: { id }, kind, onLeave }: LiftPanelProps & { kind: ChangeEndRequest['kind'] }) {
  const { act, isPending } = useSanctions<ChangeEndRequest, SanctionedMember>(
    (server, request, key) => server.changeSanctionEnd(memberId, id, request, key),
    ({ waits }) => (waits ? APPROVAL_TEXT.waits : SANCTION_TEXT.changed),
    onLeave,
  );
  const [minutes, setMinutes] = useState<number | null>(days(7).minutes);
  const choices = kind === 'muted' ? LENGTHS : [...LENGTHS, noEnd];
  return (
    <Box sx={{ display: 'grid', pt: 3 }}>
      <DurationChoice choices={choices} value={minutes} onChoose={setMinutes} />
      <ReasonBox
        name={`Süreyi değiştir: ${SANCTION_LABEL[kind]}`}
        label="Neden değiştiriyorsunuz?"
        hint={`Süre şu andan başlar. ${TOLD}`}
        confirmLabel="Süreyi değiştir"
        longest={SANCTION_LIMITS.note}
        problemOf={problemOf}
        isPending={isPending}
        onConfirm={(note) => act({ kind, note, ...(minutes !== null && { durationMinutes: minutes }) })}
        onLeave={onLeave}
      />
    </Box>
  );
}
