import { useEffect, useRef } from 'react';
import { isForPage } from '../../../design/pageKey';

/** `1`–`5` rate, `n` goes to the notes and `r` to the answer of the open application. */
export function useDeskKeys() {
  const answer = useRef<HTMLTextAreaElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const rating = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      if (event.key === 'r') answer.current?.focus();
      else if (event.key === 'n') note.current?.focus();
      else if (/^[1-5]$/.test(event.key)) rating.current?.querySelector<HTMLElement>(`[value="${event.key}"]`)?.click();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { answer, note, rating };
}
