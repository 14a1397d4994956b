import type { VoiceRoom } from '@contracts/voice';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMicrophone } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../design/Button';
import { breakpoint } from '../../../design/breakpoints';
import { useFocusBack } from '../../../design/useFocusBack';
import { IconTile, RoomIcon } from '../RoomIcon';
import { prefer } from '../session/voicePreferences';
import { AnswerTime } from './AnswerTime';
import classes from './DeviceTest.module.css';
import { MicrophoneTest } from './MicrophoneTest';
import { SpeakerTest } from './SpeakerTest';
import { SpeechMode } from './SpeechMode';
import { SpeechSwitches } from './SpeechSwitches';

interface Props {
  /** The room that is entered next; null where the devices alone are tried, or it is still to be opened. */
  room: VoiceRoom | null;
  verb: string;
  onDone: () => void;
  onClose: () => void;
}

/** Where one hears oneself before others do; what is chosen holds at once and stays on the device. */
export function DeviceTest({ room, verb, onDone, onClose }: Props) {
  const phone = useMediaQuery(breakpoint.phone ?? '');
  const [isAsking, setAsking] = useState(false);
  useFocusBack();
  const done = () => {
    prefer({ testedAt: new Date().toISOString() });
    onDone();
  };
  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnEscape={!isAsking}
      fullScreen={phone}
      size="var(--narrow)"
      classNames={{ inner: classes.place, content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header className={classes.head}>
          {room ? <RoomIcon room={room} /> : <IconTile color="blue" icon={<IconMicrophone />} />}
          <div className={classes.title}>
            <Modal.Title>{room ? 'Katılmadan önce sesinizi deneyin' : 'Sesinizi deneyin'}</Modal.Title>
            {room && (
              <p>
                {room.name} · {room.participantCount}/{room.capacity}
              </p>
            )}
          </div>
          <Modal.CloseButton aria-label="Pencereyi kapat" />
        </Modal.Header>
        <Modal.Body className={classes.body}>
          <MicrophoneTest />
          <SpeakerTest />
          <section className={classes.part} aria-label="Konuşma">
            <SpeechMode isAsking={isAsking} setAsking={setAsking} />
            <SpeechSwitches />
          </section>
          <footer className={classes.foot}>
            <AnswerTime />
            <Button onClick={onClose}>İptal</Button>
            <Button kind="primary" data-autofocus onClick={done}>
              {verb}
            </Button>
          </footer>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
