import { useRef } from 'react';
import { keepDraft } from '../client/drafts/useDraft';

interface Writing<Fields> {
  values: Fields;
  setValues: (fields: Fields) => void;
  /** What the form holds when nothing was typed. */
  setWritten: (fields: Fields) => void;
  /** The draft of it is gone everywhere. */
  onSent: () => void;
}

/** What was saved, with the fields that were changed since it was sent; the very same where none was. */
export function withTypedSince<Fields extends object>(sent: Fields, now: Fields, saved: Fields): Fields {
  const changed = (Object.keys(now) as (keyof Fields)[]).filter((field) => JSON.stringify(now[field]) !== JSON.stringify(sent[field]));
  return changed.length === 0 ? saved : { ...saved, ...Object.fromEntries(changed.map((field) => [field, now[field]])) };
}

/**
 * The fields of a form stay open while they are sent: puts what was saved into it, over which what was typed meanwhile stays. A new text is written on under
 * a name of its own, where its form finds that. Answers whether something was, or `unkept` where this device has no room for it.
 */
export function useTypedSince<Fields extends object>({ values, setValues, setWritten, onSent }: Writing<Fields>) {
  const newest = useRef(values);
  newest.current = values;
  return (sent: Fields, saved: Fields, newName: string | null): boolean | 'unkept' => {
    const now = withTypedSince(sent, newest.current, saved);
    const goesOn = now !== saved;
    const isNew = newName !== null;
    if (isNew && goesOn && !keepDraft(newName, now)) return 'unkept';
    // What is typed goes on as the draft that it is.
    if (isNew || !goesOn) onSent();
    setWritten(isNew ? now : saved);
    setValues(now);
    return goesOn;
  };
}
