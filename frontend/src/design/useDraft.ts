import { useEffect, useState } from 'react';

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

export const discardDraft = (name: string) => localStorage.removeItem(storageKey(name));

/** Keeps what is being typed on this device; tells when it was last kept. */
export function useDraft<T extends object>(name: string, empty: T, value: T): Date | null {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const text = JSON.stringify(value);
  const nothing = text === JSON.stringify(empty);
  useEffect(() => {
    if (nothing) discardDraft(name);
    else localStorage.setItem(storageKey(name), text);
    setSavedAt(nothing ? null : new Date());
  }, [name, text, nothing]);
  return savedAt;
}
