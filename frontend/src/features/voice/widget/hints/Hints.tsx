import { IconDeviceSpeaker, IconMicrophoneOff, IconWifiOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../../client/apiError';
import { Button } from '../../../../design/Button';
import { Kbd } from '../../../../design/Kbd';
import { toast } from '../../../../design/toast';
import { keyName } from '../../session/keyName';
import { allowSound, moveHere, useVoice } from '../../session/voice';
import { useVoicePreferences } from '../../session/voicePreferences';
import type { MicrophoneProblem } from '../../session/voiceState';
import { useIsTouch } from '../../useIsTouch';
import { Hint } from './Hint';
import classes from './Hints.module.css';
import { Meter } from './Meter';
import { Silenced } from './Silenced';
import { useSilence } from './useSilence';

/** What one has to know of the sound at the moment, the gravest first. */
export function Hints() {
  const phase = useVoice((voice) => voice.phase);
  const needsClick = useVoice((voice) => voice.needsClick);
  const hasInherited = useVoice((voice) => voice.hasInherited);
  return (
    <div className={classes.hints}>
      <div className={classes.hints} role="status">
        {phase === 'elsewhere' && <Elsewhere />}
        {phase === 'reconnecting' && <Hint icon={<IconWifiOff aria-hidden="true" />}>Yeniden bağlanıyor. Odadaki yeriniz duruyor.</Hint>}
        {phase === 'connected' && needsClick && (
          <Hint
            icon={<IconDeviceSpeaker aria-hidden="true" />}
            action={
              <Button size="small" kind="primary" onClick={() => allowSound()}>
                Sesi aç
              </Button>
            }
          >
            Tarayıcı sesi başlatmadı.
          </Hint>
        )}
        {phase === 'connected' && hasInherited && (
          <Hint icon={<IconMicrophoneOff aria-hidden="true" />}>
            Öteki sekme kapandı; odanın sesi bu sekmeye taşındı. <b>Mikrofonunuz kapalı.</b>
          </Hint>
        )}
        {phase === 'connected' && <Microphone />}
      </div>
      {phase === 'connected' && <Push />}
    </div>
  );
}

const PROBLEM: Record<NonNullable<MicrophoneProblem>, string> = {
  denied: 'Tarayıcı mikrofona izin vermiyor. Adres çubuğundan izin verip mikrofonu yeniden açın.',
  missing: 'Mikrofon bulunamadı. Takıp mikrofonu yeniden açın.',
  busy: 'Mikrofon açılamadı: başka bir uygulama kullanıyor olabilir.',
};

function Microphone() {
  const silence = useSilence();
  const problem = useVoice((voice) => voice.microphoneProblem);
  const isTalkingUnheard = useVoice((voice) => voice.isTalkingUnheard);
  const off = <IconMicrophoneOff aria-hidden="true" />;
  if (silence) return <Silenced byRoom={silence === 'room'} />;
  if (problem) {
    return <Hint icon={off}>{PROBLEM[problem]}</Hint>;
  }
  if (!isTalkingUnheard) return null;
  return (
    <Hint icon={off}>
      <b>Sizi duymuyorlar.</b> Konuşuyorsunuz ama mikrofonunuz kapalı.
    </Hint>
  );
}

function Elsewhere() {
  const moving = useMutation({ mutationFn: () => moveHere(), onError: (error) => void toast({ text: messageOf(error), tone: 'danger' }) });
  return (
    <Hint
      icon={<IconDeviceSpeaker aria-hidden="true" />}
      action={
        <Button size="small" kind="primary" busy={moving.isPending && 'Taşınıyor…'} onClick={() => moving.mutate()}>
          Buraya taşı
        </Button>
      }
    >
      Bu odanın sesi başka bir sekmede.
    </Hint>
  );
}

/** What is held down to speak, and what the microphone hears. */
function Push() {
  const { mode, pushKey } = useVoicePreferences();
  const isPushing = useVoice((voice) => voice.isPushing);
  const isOn = useVoice((voice) => voice.isMicrophoneOn);
  const isTouch = useIsTouch();
  if (mode !== 'push-to-talk') return null;
  if (isTouch)
    return (
      <div className={classes.hint} data-push={isPushing || undefined}>
        <Meter />
        <span className={classes.text}>Konuşmak için mikrofonu basılı tutun</span>
      </div>
    );
  return (
    <div className={classes.hint} data-push={isPushing || undefined}>
      <Meter />
      <span className={classes.text}>{isOn ? 'Konuşmak için basılı tutun' : 'Mikrofonunuz kapalı'}</span>
      <Kbd>{keyName(pushKey)}</Kbd>
    </div>
  );
}
