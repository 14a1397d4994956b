import { useEffect } from 'react';
import { Button } from '../../../design/Button';
import { Kbd } from '../../../design/Kbd';
import { Segment } from '../../../design/Segment';
import { keyName } from '../session/keyName';
import { prefer, useVoicePreferences, type VoicePreferences } from '../session/voicePreferences';
import { useIsTouch } from '../useIsTouch';
import classes from './DeviceTest.module.css';
import { canBePushed } from './pushKey';

const MODES: Record<VoicePreferences['mode'], string> = { open: 'Sürekli açık', 'push-to-talk': 'Bas-konuş' };

/** Whether one is heard all the time, or while a key is held. */
export function SpeechMode({ isAsking, setAsking }: { isAsking: boolean; setAsking: (isAsking: boolean) => void }) {
  const { mode, pushKey } = useVoicePreferences();
  const isTouch = useIsTouch();
  return (
    <>
      <Segment label="Konuşma biçimi" choices={MODES} value={mode} onChoose={(chosen) => prefer({ mode: chosen })} />
      {mode === 'push-to-talk' && isTouch && <p className={classes.note}>Odada konuşmak için mikrofon düğmesini basılı tutun.</p>}
      {mode === 'push-to-talk' && !isTouch && (
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
      event.stopImmediatePropagation();
      if (canBePushed(code)) prefer({ pushKey: code });
      else if (code !== 'Escape') return;
      onKey();
    };
    addEventListener('keydown', take, { capture: true });
    return () => removeEventListener('keydown', take, { capture: true });
  }, [onKey]);
  return <em role="status">Bir tuşa basın…</em>;
}
