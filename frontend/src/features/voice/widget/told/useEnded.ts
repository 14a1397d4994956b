import { useEffect, useRef } from 'react';
import { toast } from '../../../../design/toast';
import { useVoice, wasToldWhy } from '../../session/voice';

/** Tells once why the member is in the room no more; that goes away when they are back in it. */
export function useEnded(): void {
  const ended = useVoice((voice) => voice.ended);
  const roomId = useVoice(({ room }) => room?.id ?? null);
  const last = useRef<string | null>(null);
  const told = useRef<{ roomId: string | null; hiding: Promise<() => void> } | null>(null);
  useEffect(() => {
    if (roomId === null) return;
    last.current = roomId;
    if (told.current?.roomId !== roomId) return;
    void told.current.hiding.then((hide) => hide());
    told.current = null;
  }, [roomId]);
  useEffect(() => {
    if (ended === null) return;
    told.current = { roomId: last.current, hiding: toast({ text: ended, tone: 'warn', stays: true }) };
    wasToldWhy();
  }, [ended]);
}
