import { Switch } from '@mantine/core';
import { prefer, useVoicePreferences, type VoicePreferences } from '../session/voicePreferences';
import classes from './DeviceTest.module.css';
import { HideAddress } from './HideAddress';

type Switched = 'noiseSuppression' | 'echoCancellation' | 'autoGainControl' | 'startsMuted' | 'sounds';
const SWITCHES: Record<Switched, string> = {
  noiseSuppression: 'Gürültü bastırma',
  echoCancellation: 'Yankı giderme',
  autoGainControl: 'Otomatik ses düzeyi',
  startsMuted: 'Mikrofonum kapalı gireyim',
  sounds: 'Giriş çıkış sesleri',
};

/** What the browser does to one's voice, and how one enters; each choice holds at once. */
export function SpeechSwitches() {
  const preferences: VoicePreferences = useVoicePreferences();
  return (
    <div className={classes.switches}>
      {(Object.entries(SWITCHES) as [Switched, string][]).map(([name, label]) => (
        <Switch
          key={name}
          label={label}
          labelPosition="left"
          checked={preferences[name]}
          onChange={({ currentTarget: { checked } }) => prefer({ [name]: checked })}
        />
      ))}
      <HideAddress />
    </div>
  );
}
