import { IconAdjustmentsHorizontal, IconHeadphones, IconHeadphonesOff, IconKeyboard, IconLogout, IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { askForVoice } from '../../entering';
import { setMicrophone, setSpeaker, useVoice } from '../../session/voice';
import { prefer, useVoicePreferences } from '../../session/voicePreferences';
import { hasVoice } from '../../session/voiceState';
import classes from './Controls.module.css';

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

interface ControlProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export const Control = ({ label, icon, children, ...rest }: ControlProps) => (
  <button type="button" className={classes.control} {...rest}>
    {icon}
    <span>{label}</span>
    {children}
  </button>
);

/** A button that was clicked would be pressed by the very key that is to be held down to speak. */
function giveKeysBack({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
  if (detail > 0) currentTarget.blur();
}

/** Filled while one is heard; with push-to-talk that is while the key is down. */
export function MicrophoneButton({ isCompact }: { isCompact?: boolean }) {
  const canUse = useVoice(hasVoice);
  const isOn = useVoice((voice) => voice.isMicrophoneOn);
  const isPushing = useVoice((voice) => voice.isPushing);
  const isSilenced = useVoice(({ people }) => people.some(({ link, isSilenced: is }) => link === 'self' && is));
  const hasProblem = useVoice((voice) => voice.microphoneProblem !== null);
  const { mode } = useVoicePreferences();
  const isLive = isOn && !isSilenced && !hasProblem && (mode === 'open' || isPushing);
  const isOff = !isOn || isSilenced || hasProblem;
  return (
    <Control
      label={isOff ? 'Kapalı' : 'Mikrofon'}
      aria-label={isOff ? 'Mikrofon: Kapalı' : 'Mikrofon'}
      aria-pressed={isOn && !isOff}
      data-look={isLive ? 'live' : isOff ? 'off' : 'ready'}
      data-compact={isCompact}
      disabled={!canUse || isSilenced}
      icon={isOff ? <IconMicrophoneOff aria-hidden="true" /> : <IconMicrophone aria-hidden="true" />}
      onClick={(event) => {
        giveKeysBack(event);
        setMicrophone(!isOn || hasProblem);
      }}
    />
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
