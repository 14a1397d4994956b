import { useEffect, useRef } from 'react';
import { isForPage } from '../../../design/pageKey';

export type DeskKeys = ReturnType<typeof useDeskKeys>;

/** `1`–`5` rate, `n` goes to the notes and `r` to the answer of the open application; Escape leaves both for the application itself. */
export function useDeskKeys() {
  const place = useRef<HTMLElement>(null);
  const answer = useRef<HTMLTextAreaElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const rating = useRef<HTMLFieldSetElement>(null);
  const leave = () => place.current?.focus({ preventScroll: true });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key === 'Escape' && target !== null && (target === answer.current || target === note.current)) place.current?.focus({ preventScroll: true });
      else if (!isForPage(event)) return;
      else if (key === 'r') answer.current?.focus();
      else if (key === 'n') note.current?.focus();
      else if (/^[1-5]$/.test(key)) rating.current?.querySelector<HTMLElement>(`[value="${key}"]`)?.click();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { place, answer, note, rating, leave };
}
