import { useEffect, useEffectEvent, useRef, useState } from 'react';

const storageKey = (name: string) => `draft:${name}`;

/** What was left unsent under a name. */
export function readDraft<T extends object>(name: string, empty: T): T {
  try {
    const stored = localStorage.getItem(storageKey(name));
    return stored ? { ...empty, ...(JSON.parse(stored) as Partial<T>) } : empty;
  } catch {
    // A draft that cannot be read is no draft.
    return empty;
  }
}

/** Keeps a text as if it had been typed here; false where there is no room for it. */
export const keepDraft = (name: string, value: object): boolean => isStored(name, JSON.stringify(value));

export const discardDraft = (name: string) => localStorage.removeItem(storageKey(name));

/** Whether a text is kept now: it is not where the storage of this device is full. */
function isStored(name: string, text: string): boolean {
  try {
    localStorage.setItem(storageKey(name), text);
    return true;
  } catch (error) {
    console.warn('A draft could not be kept on this device', error);
    return false;
  }
}

/**
 * Keeps what is being typed on this device; tells when it was last kept. What another tab has typed meanwhile is not thrown away, and what
 * `isKeptElsewhere` says that another tab keeps is left to that tab.
 */
export function useDraft<T extends object>(name: string, empty: T, value: T, isKeptElsewhere: (text: string) => boolean = () => false): Date | null {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const own = useRef<string | null>(null);
  const text = JSON.stringify(value);
  const nothing = text === JSON.stringify(empty);
  const isElsewhere = useEffectEvent(isKeptElsewhere);
  useEffect(() => {
    let isKept = !nothing;
    if (!nothing) {
      own.current = text;
      if (!isElsewhere(text)) isKept = isStored(name, text);
    } else if (own.current === null || own.current === localStorage.getItem(storageKey(name))) discardDraft(name);
    setSavedAt(isKept ? new Date() : null);
  }, [name, text, nothing]);
  return savedAt;
}
