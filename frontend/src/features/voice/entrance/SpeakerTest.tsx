import { IconVolume } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { DeviceSelect } from '../devices/DeviceSelect';
import { useDevices } from '../devices/devices';
import { canChooseSpeaker, playTestSound } from '../devices/speaker';
import { SYSTEM_DEVICE } from '../devices/systemWords';
import { prefer, useVoicePreferences } from '../session/voicePreferences';
import classes from './DeviceTest.module.css';

/** Through what others are heard, and whether that is heard. */
export function SpeakerTest() {
  const { outputId } = useVoicePreferences();
  const { speakers } = useDevices();
  const playing = useMutation({ networkMode: 'always', mutationFn: () => playTestSound(outputId) });
  return (
    <section className={classes.part} aria-label="Hoparlör">
      <div className={classes.label}>
        <IconVolume aria-hidden="true" />
        <h3>Hoparlör</h3>
        <Button kind="quiet" size="small" busy={playing.isPending && 'Çalıyor…'} onClick={() => playing.mutate()}>
          Deneme sesi çal
        </Button>
      </div>
      {canChooseSpeaker() ? (
        <DeviceSelect
          label="Hoparlör"
          system={SYSTEM_DEVICE.speaker}
          devices={speakers}
          value={outputId}
          onChoose={(id, outputLabel) => prefer({ outputId: id, outputLabel })}
        />
      ) : (
        <p className={classes.note}>Bu tarayıcıda hoparlörü sistem seçer.</p>
      )}
      {playing.isError && (
        <Callout tone="warn" role="alert">
          Ses çalınamadı. Başka bir hoparlör seçip yeniden deneyin.
        </Callout>
      )}
    </section>
  );
}
