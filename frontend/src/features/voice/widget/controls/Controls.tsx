import { IconAdjustmentsHorizontal, IconHeadphones, IconHeadphonesOff, IconKeyboard, IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { askForVoice } from '../../entering';
import { setSpeaker, useVoice } from '../../session/voice';
import { prefer, useVoicePreferences } from '../../session/voicePreferences';
import { hasVoice } from '../../session/voiceState';
import { Control, giveKeysBack } from './Control';
import classes from './Controls.module.css';
import { MicrophoneButton } from './MicrophoneButton';

interface Props {
  isPhone: boolean;
  /** Beside the others, before the button that leaves. */
  children?: ReactNode;
  onLeave: () => void;
}

/** What one does about one's own sound, and the way out. */
export function Controls({ isPhone, children, onLeave }: Props) {
  return (
    <fieldset className={classes.controls} aria-label="Ses denetimleri">
      <MicrophoneButton />
      <SpeakerButton />
      {!isPhone && <PushButton />}
      {children}
      <Control label="Aygıtlar" icon={<IconAdjustmentsHorizontal aria-hidden="true" />} aria-haspopup="dialog" onClick={() => askForVoice({ kind: 'test' })} />
      <Control label="Ayrıl" icon={<IconLogout aria-hidden="true" />} data-look="leave" aria-haspopup="dialog" onClick={onLeave} />
    </fieldset>
  );
}

function SpeakerButton() {
  const canUse = useVoice(hasVoice);
  const isOn = useVoice((voice) => voice.isSpeakerOn);
  return (
    <Control
      label="Hoparlör"
      aria-pressed={isOn}
      data-look={isOn ? undefined : 'off'}
      title={isOn ? 'Odayı sessize al' : 'Odayı duy'}
      disabled={!canUse}
      icon={isOn ? <IconHeadphones aria-hidden="true" /> : <IconHeadphonesOff aria-hidden="true" />}
      onClick={() => setSpeaker(!isOn)}
    />
  );
}

function PushButton() {
  const isOn = useVoicePreferences().mode === 'push-to-talk';
  return (
    <Control
      label="Bas-konuş"
      aria-pressed={isOn}
      data-look={isOn ? 'ready' : undefined}
      icon={<IconKeyboard aria-hidden="true" />}
      onClick={(event) => {
        giveKeysBack(event);
        prefer({ mode: isOn ? 'open' : 'push-to-talk' });
      }}
    />
  );
}
