import { IconMicrophone, IconShieldLock, IconVolume } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design/Button';
import { timeAgo } from '../../../design/dates';
import { useCanRelay } from '../api/installation';
import { SYSTEM_DEVICE } from '../devices/systemWords';
import { askForVoice } from '../entering';
import { useVoicePreferences } from '../session/voicePreferences';
import classes from './VoiceSettingsPanel.module.css';

/** With what one speaks and hears on this device, and the way to try it. */
export function VoiceSettingsPanel() {
  const { inputLabel, outputLabel, testedAt, hidesAddress } = useVoicePreferences();
  const canRelay = useCanRelay();
  return (
    <div className={classes.panel}>
      <Line icon={<IconMicrophone aria-hidden="true" />} name={inputLabel ?? SYSTEM_DEVICE.microphone}>
        {testedAt ? `Son deneme: ${timeAgo(testedAt)}` : 'Henüz denenmedi'}
      </Line>
      <Line icon={<IconVolume aria-hidden="true" />} name={outputLabel ?? SYSTEM_DEVICE.speaker} />
      {hidesAddress && canRelay && <Line icon={<IconShieldLock aria-hidden="true" />} name="IP adresiniz gizleniyor" />}
      <Button wide size="small" aria-haspopup="dialog" onClick={() => askForVoice({ kind: 'test' })}>
        Sesi dene
      </Button>
    </div>
  );
}

const Line = ({ icon, name, children }: { icon: ReactNode; name: string; children?: ReactNode }) => (
  <p className={classes.line}>
    {icon}
    <span>
      {name}
      {children && <small>{children}</small>}
    </span>
  </p>
);
