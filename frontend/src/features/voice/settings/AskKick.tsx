import { VOICE_LIMITS, VOICE_TEXT } from '@contracts/voice';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import { voiceName } from '../voiceName';
import type { AskAbout } from './AskRole';
import { useKick } from './calls';
import { ROOM_FAILURE } from './failures';
import classes from './Settings.module.css';

/** Asks before somebody is put out of the room, and why. */
export function AskKick({ room, person, onDone, onClose }: AskAbout) {
  const [reason, setReason] = useState('');
  const kicking = useKick(room.id, person.userId, {
    onDone: (words) => {
      onDone(words);
      onClose();
    },
  });
  const problem = reason.trim().length > VOICE_LIMITS.reason ? VOICE_TEXT.reasonLong : undefined;
  return (
    <Dialog title="Odadan at" onClose={onClose} footer={null}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!problem) kicking.mutate({ reason: reason.trim() || null });
        }}
      >
        <p>{voiceName(person.user)} odadan hemen çıkarılır ve 24 saat boyunca bu odaya katılamaz. Engeli Moderasyon sekmesinden kaldırabilirsiniz.</p>
        <Failure of={kicking} title={ROOM_FAILURE.kick} />
        <TextInput
          label="Gerekçe (isteğe bağlı)"
          description="Oda sahibi, moderatörler ve ekip Moderasyon sekmesinde görür; atılan üye yalnızca kişisel verilerini indirdiğinde görür."
          value={reason}
          error={problem}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" kind="primary" className={classes.grave} busy={(kicking.isPending || kicking.isSuccess) && 'Atılıyor…'}>
            Odadan at
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
