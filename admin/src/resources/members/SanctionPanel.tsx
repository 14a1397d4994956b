import { displayName } from '@contracts/accounts';
import { APPROVAL_TEXT } from '@contracts/approvals';
import type { MemberCase, ReportReason, SanctionedMember, SanctionRequest } from '@contracts/moderation';
import { SANCTION_LIMITS, SANCTION_TEXT, type SanctionKind } from '@contracts/sanctions';
import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { DurationChoice } from '../../desk/DurationChoice';
import { EffectBox } from '../../desk/EffectBox';
import { Panel } from '../../desk/Panel';
import { CannedReasonChoice } from './CannedReasonChoice';
import type { MemberVerb } from './memberVerb';
import { ReasonSelect } from './ReasonSelect';
import { useSanctions } from './useSanctions';
import { WordsField } from './WordsField';

interface SanctionPanelProps {
  member: MemberCase;
  verb: MemberVerb;
  kind: SanctionKind;
  onLeave: () => void;
}

/** Sanctions a member without a report: why, for how long, in which words, and what it causes. */
export function SanctionPanel({ member, verb, kind, onLeave }: SanctionPanelProps) {
  const { act, isPending } = useSanctions<SanctionRequest, SanctionedMember>(
    (server, request, key) => server.sanction(member.id, request, key),
    ({ waits }) => (waits ? APPROVAL_TEXT.waits : SANCTION_TEXT.given),
    onLeave,
  );
  const lengths = verb.durations?.(member.policy);
  const [minutes, setMinutes] = useState<number | null>(lengths?.preset ?? null);
  const [reason, setReason] = useState<ReportReason>('other');
  const [note, setNote] = useState('');
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  const effectId = useId();
  const words = note.trim();
  const tooLong = words.length > SANCTION_LIMITS.note;

  const confirm = () => {
    if (tooLong || isPending) return;
    act({ kind, reason, ...(words && { note: words }), ...(minutes !== null && { durationMinutes: minutes }) });
  };
  return (
    <Panel title={`${verb.label}: ${displayName(member)}`} level="h2">
      <Box role="group" aria-describedby={effectId} onKeyDown={confirmKeys(confirm, onLeave)} sx={{ display: 'grid', gap: 3 }}>
        {lengths && <DurationChoice choices={lengths.choices} value={minutes} onChoose={setMinutes} />}
        <CannedReasonChoice
          onChoose={(chosen) => {
            setReason(chosen.reason);
            setNote(chosen.text);
            first.current?.focus();
          }}
        />
        <ReasonSelect value={reason} onChoose={setReason} />
        <WordsField
          field={first}
          value={note}
          hint={tooLong ? SANCTION_TEXT.noteLong : 'Üye bunu gerekçe olarak okur; boş bırakırsanız yukarıdaki gerekçeyi görür.'}
          isTooLong={tooLong}
          onChange={setNote}
        />
        <EffectBox id={effectId} effect={verb.effect(member, minutes)} />
        <ConfirmButtons
          label={verb.label}
          isPending={isPending}
          disabled={tooLong}
          isDangerous={verb.look === 'danger'}
          onConfirm={confirm}
          onLeave={onLeave}
        />
      </Box>
    </Panel>
  );
}
