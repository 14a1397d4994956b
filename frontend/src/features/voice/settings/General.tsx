import { VOICE_LIMITS, VOICE_TEXT, type VoiceRoom } from '@contracts/voice';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../../../calls/Failure';
import { ApiError } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { exactTime } from '../../../design/dates';
import { LengthNote } from '../../../design/LengthNote';
import { turkishNumber } from '../../../design/numbers';
import { useForm } from '../../../design/useForm';
import { paths } from '../../../paths';
import { useCarried } from '../api/installation';
import { sizesIn } from '../entrance/roomForm';
import { ReportableRoom } from '../reporting';
import { useChangeRoom } from './calls';
import { ROOM_FAILURE } from './failures';
import type { Rights } from './rights';
import { isSame, problemsOf, type RoomValues, settingsOf, valuesOf } from './roomValues';
import classes from './Settings.module.css';
import type { Tell } from './useFeedback';

export interface Given {
  room: VoiceRoom;
  rights: Rights;
  tell: Tell;
}

interface Writing {
  /** Stands in place of the form's button. */
  question: ReactNode;
  onWritten: (isWritten: boolean) => void;
}

/** What the room is called and for, and how many it takes. */
export const General = ({ room, rights, tell, ...writing }: Given & Writing) => (
  <>
    {rights.edits ? <RoomForm room={room} tell={tell} {...writing} /> : <RoomFacts room={room} />}
    <ReportableRoom room={room}>
      {(report) =>
        report && (
          <Button className={classes.report} kind="quiet" size="small" icon={report.icon} disabled={report.disabled} onClick={report.run}>
            {report.label}
          </Button>
        )
      }
    </ReportableRoom>
  </>
);

function RoomForm({ room, tell, question, onWritten }: { room: VoiceRoom; tell: Tell } & Writing) {
  const [kept, setKept] = useState(() => settingsOf(valuesOf(room)));
  const form = useForm(valuesOf(room), problemsOf);
  const carried = useCarried();
  const changing = useChangeRoom(room.id, {
    onDone: tell.succeed,
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return;
      const { maxParticipants: size, ...fields } = error.fields;
      form.refuse({ ...fields, ...(size && { size }) });
    },
  });
  const isWritten = !isSame(settingsOf(form.values), kept);
  useEffect(() => {
    onWritten(isWritten);
    return () => onWritten(false);
  }, [onWritten, isWritten]);
  const save = (values: RoomValues) => {
    const settings = settingsOf(values);
    changing.mutate(settings, { onSuccess: () => setKept(settings) });
  };
  const options = sizesIn(carried, room.maxParticipants).map((size) => ({
    value: String(size),
    label: size <= carried ? `${turkishNumber(size)} kişi` : `${turkishNumber(size)} kişi (bu kurulum taşımıyor)`,
    disabled: size > carried && size !== room.maxParticipants,
  }));
  return (
    <form ref={form.form} className={classes.form} onSubmit={form.submit(save)} noValidate>
      <Failure of={changing} title={ROOM_FAILURE.settings} />
      {room.isNameHidden && <NameHidden />}
      <TextInput label="Oda adı" autoComplete="off" {...form.bind('name')} />
      <div>
        <Textarea label="Açıklama" autosize minRows={2} maxRows={6} {...form.bind('description')} />
        <LengthNote length={form.values.description.trim().length} max={VOICE_LIMITS.description} always />
      </div>
      <NativeSelect
        label="Katılımcı sayısı"
        description={`Bu kurulum şimdilik bir odada en çok ${turkishNumber(carried)} kişiyi taşıyor.`}
        data={options}
        value={form.values.size}
        error={form.problems.size}
        onChange={(event) => form.set('size', event.currentTarget.value)}
      />
      {question ?? (
        <Button type="submit" kind="primary" busy={changing.isPending && 'Kaydediliyor…'}>
          Kaydet
        </Button>
      )}
    </form>
  );
}

/** The decision, and how to say something against it, stands with all others about the member. */
const NameHidden = () => (
  <Callout tone="warn" title={VOICE_TEXT.hiddenDescription}>
    Odaya başka bir ad ve başka bir açıklama yazın. <Link to={paths.settings('decisions')}>Kararı görün</Link>
  </Callout>
);

function RoomFacts({ room }: { room: VoiceRoom }) {
  const owner = room.ownerDisplayName ?? room.ownerUsername;
  return (
    <dl className={classes.facts}>
      <dt>Oda adı</dt>
      <dd>{room.name}</dd>
      <dt>Açıklama</dt>
      <dd>{room.description}</dd>
      <dt>Katılımcı sayısı</dt>
      <dd>En çok {turkishNumber(room.capacity)} kişi</dd>
      {owner && (
        <>
          <dt>Sahip</dt>
          <dd>
            <bdi>{owner}</bdi>
          </dd>
        </>
      )}
      <dt>Açıldı</dt>
      <dd>{exactTime(room.createdAt)}</dd>
    </dl>
  );
}
