import { useEffect, useState } from 'react';
import { Button } from '../../../design/Button';
import { Kbd } from '../../../design/Kbd';
import { Segment } from '../../../design/Segment';
import { keyName } from '../session/keyName';
import { prefer, useVoicePreferences, type VoicePreferences } from '../session/voicePreferences';
import classes from './DeviceTest.module.css';
import { canBePushed } from './pushKey';

const MODES: Record<VoicePreferences['mode'], string> = { open: 'Sürekli açık', 'push-to-talk': 'Bas-konuş' };

/** Whether one is heard all the time, or while a key is held. */
export function SpeechMode() {
  const { mode, pushKey } = useVoicePreferences();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Segment label="Konuşma biçimi" choices={MODES} value={mode} onChoose={(chosen) => prefer({ mode: chosen })} />
      {mode === 'push-to-talk' && (
        <div className={classes.key}>
          <span>Konuşma tuşu {isAsking ? <AskForKey onKey={() => setAsking(false)} /> : <Kbd>{keyName(pushKey)}</Kbd>}</span>
          <Button size="small" aria-pressed={isAsking} onClick={() => setAsking(!isAsking)}>
            {isAsking ? 'Vazgeç' : 'Değiştir'}
          </Button>
        </div>
      )}
    </>
  );
}

/** Takes the next key that can be held; Escape takes none. */
function AskForKey({ onKey }: { onKey: () => void }) {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const { code } = event;
      // The key chooses nothing else, and Escape does not close the window.
      event.preventDefault();
      event.stopPropagation();
      if (canBePushed(code)) prefer({ pushKey: code });
      else if (code !== 'Escape') return;
      onKey();
    };
    addEventListener('keydown', take, { capture: true });
    return () => removeEventListener('keydown', take, { capture: true });
  }, [onKey]);
  return <em role="status">Bir tuşa basın…</em>;
}
