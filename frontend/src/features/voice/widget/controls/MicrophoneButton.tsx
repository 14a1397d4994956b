import { IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react';
import { setMicrophone, useVoice } from '../../session/voice';
import { useVoicePreferences } from '../../session/voicePreferences';
import { hasVoice } from '../../session/voiceState';
import { Control, giveKeysBack } from './Control';
import { useHeld } from './useHeld';

/** Filled while one is heard; with push-to-talk that is while it, or the key, is held down. */
export function MicrophoneButton({ isCompact }: { isCompact?: boolean }) {
  const canUse = useVoice(hasVoice);
  const isElsewhere = useVoice(({ phase }) => phase === 'elsewhere');
  const isOn = useVoice((voice) => voice.isMicrophoneOn);
  const isPushing = useVoice((voice) => voice.isPushing);
  const isSilenced = useVoice(({ people }) => people.some(({ link, isSilenced: is }) => link === 'self' && is));
  const hasProblem = useVoice((voice) => voice.microphoneProblem !== null);
  const isHeldToTalk = useVoicePreferences().mode === 'push-to-talk';
  const isDisabled = !canUse || isSilenced;
  const held = useHeld(isPushing, isHeldToTalk && !isDisabled);
  const isLive = isOn && !isSilenced && !hasProblem && (!isHeldToTalk || isPushing);
  const isOff = !isOn || isSilenced || hasProblem;
  const look = {
    'data-look': isLive ? 'live' : isOff ? 'off' : 'ready',
    'data-compact': isCompact,
    disabled: isDisabled,
    icon: isOff ? <IconMicrophoneOff aria-hidden="true" /> : <IconMicrophone aria-hidden="true" />,
  };
  // What another page has open is not known here.
  if (isElsewhere) return <Control label="Mikrofon" data-compact={isCompact} disabled icon={<IconMicrophone aria-hidden="true" />} />;
  if (isHeldToTalk && !isSilenced)
    return <Control label="Basılı tutun" aria-label="Mikrofon: Konuşmak için basılı tutun" aria-pressed={isLive} data-held {...look} {...held} />;
  return (
    <Control
      label={isOff ? 'Kapalı' : 'Mikrofon'}
      aria-label={isOff ? 'Mikrofon: Kapalı' : 'Mikrofon'}
      aria-pressed={isOn && !isOff}
      {...look}
      onClick={(event) => {
        giveKeysBack(event);
        setMicrophone(!isOn || hasProblem);
      }}
    />
  );
}
