import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useMarkRead as useTellRead } from '../api/calls';

/** However many messages come, the server is told no more often. */
const EVERY_MS = 1_500;

function followLooks(listener: () => void): () => void {
  const on = ['focus', 'blur'] as const;
  for (const name of on) addEventListener(name, listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    for (const name of on) removeEventListener(name, listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/** Tells the server that a conversation is read up to a message, while its reader looks at its end. Null where nothing is to be told. */
export function useMarkRead(memberId: string, chatId: string, upTo: string | null): void {
  const { mutate } = useTellRead(memberId);
  const isLooking = useSyncExternalStore(followLooks, isLookedAt);
  const told = useRef<{ upTo: string | null; at: number }>({ upTo: null, at: 0 });
  const tell = useEffectEvent((message: string) => {
    told.current = { upTo: message, at: Date.now() };
    mutate({ id: chatId, upTo: message });
  });
  useEffect(() => {
    if (!isLooking || upTo === null || upTo === told.current.upTo) return;
    const timer = setTimeout(() => tell(upTo), Math.max(0, told.current.at + EVERY_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [isLooking, upTo]);
}
