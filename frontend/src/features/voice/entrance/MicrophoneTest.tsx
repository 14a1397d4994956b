import { Switch } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { DeviceSelect } from '../devices/DeviceSelect';
import { useDevices } from '../devices/devices';
import { LevelMeter } from '../devices/LevelMeter';
import { LISTEN_ONLY, MICROPHONE_WORDS } from '../devices/microphoneWords';
import { hearThrough } from '../devices/speaker';
import { SYSTEM_DEVICE } from '../devices/systemWords';
import { useMicrophone } from '../devices/useMicrophone';
import { useVoice } from '../session/voice';
import { prefer, useVoicePreferences } from '../session/voicePreferences';
import classes from './DeviceTest.module.css';

/** Which microphone, how loud it is, and what is wrong with it. */
export function MicrophoneTest() {
  const preferences = useVoicePreferences();
  const { microphones } = useDevices();
  const isInRoom = useVoice(({ phase }) => phase !== 'out');
  const { stream, problem, retry } = useMicrophone(preferences);
  return (
    <section className={classes.part} aria-label="Mikrofon">
      <div className={classes.label}>
        <IconMicrophone aria-hidden="true" />
        <h3>Mikrofon</h3>
        {!isInRoom && <small>Odadakiler sizi henüz duymuyor</small>}
      </div>
      <DeviceSelect
        label="Mikrofon"
        system={SYSTEM_DEVICE.microphone}
        devices={microphones}
        value={preferences.inputId}
        onChoose={(inputId, inputLabel) => prefer({ inputId, inputLabel })}
      />
      {problem ? (
        <Callout tone="warn" role="alert" title={MICROPHONE_WORDS[problem].title}>
          <div className={classes.problem}>
            <p>
              {MICROPHONE_WORDS[problem].text} {LISTEN_ONLY}
            </p>
            <Button size="small" onClick={retry}>
              Yeniden dene
            </Button>
          </div>
        </Callout>
      ) : (
        <>
          <LevelMeter stream={stream} />
          <HearYourself stream={stream} outputId={preferences.outputId} />
        </>
      )}
    </section>
  );
}

/** Off at first: through a loudspeaker it howls. */
function HearYourself({ stream, outputId }: { stream: MediaStream | null; outputId: string | null }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn || !stream) return;
    const element = new Audio();
    element.srcObject = stream;
    // Where the browser plays nothing the switch says so.
    void hearThrough(element, outputId)
      .then(() => element.play())
      .catch(() => setOn(false));
    return () => {
      element.pause();
      element.srcObject = null;
    };
  }, [isOn, stream, outputId]);
  return (
    <Switch
      label="Kendi sesinizi duyun"
      description="Kulaklık takın; hoparlörden ses çınlar."
      labelPosition="left"
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => setOn(checked)}
    />
  );
}
