import { useEffect } from 'react';
import { useVoice } from '../../session/voice';

/** Browsers of today show words of their own instead. */
const DISCONNECT_WARNING = 'Sesli odada bulunuyorsun! Çıkmak istediğinden emin misin?';

/** Asks before the page is closed in which the member is heard. */
export function useDisconnectWarning(): void {
  const isHere = useVoice(({ phase }) => phase !== 'out' && phase !== 'elsewhere');
  useEffect(() => {
    if (!isHere) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      event.returnValue = DISCONNECT_WARNING;
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isHere]);
}
