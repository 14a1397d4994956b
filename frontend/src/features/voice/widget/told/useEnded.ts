import { useEffect } from 'react';
import { toast } from '../../../../design/toast';
import { useVoice, wasToldWhy } from '../../session/voice';

/** Tells once why the member is in the room no more. */
export function useEnded(): void {
  const ended = useVoice((voice) => voice.ended);
  useEffect(() => {
    if (ended === null) return;
    void toast({ text: ended, tone: 'warn', stays: true });
    wasToldWhy();
  }, [ended]);
}
