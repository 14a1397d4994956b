import { knownMember, onKnownMember } from './knownMember';

/** What is remembered, for each member apart; of a guest on this device alone. */
export interface ReaderMemory<Mark> {
  /** ISO time of the first visit, or up to which everything counts as read. */
  since: string;
  /** By what was read; what was read last stands last. */
  seen: Record<string, Mark>;
}

/** Keeps on this device what its reader has read of one kind of thing, at most `most` of them; what was read longest ago is forgotten first. */
export function readerMemory<Mark extends object>(name: string, most: number) {
  const listeners = new Set<() => void>();
  const keyNow = () => {
    const reader = knownMember();
    return reader ? `${name}:${reader.id}` : name;
  };
  let memory = read();

  function read(): ReaderMemory<Mark> {
    const fresh = { since: new Date().toISOString(), seen: {} };
    try {
      const stored = JSON.parse(localStorage.getItem(keyNow()) ?? 'null') as ReaderMemory<Mark> | null;
      if (stored) return { ...stored, seen: Object.fromEntries(Object.entries(stored.seen).filter(([, mark]) => typeof mark === 'object')) };
      localStorage.setItem(keyNow(), JSON.stringify(fresh));
    } catch {
      // Without storage nothing is remembered, and nothing is marked as new.
    }
    return fresh;
  }

  const notify = () => {
    for (const listener of listeners) listener();
  };

  function remember(next: ReaderMemory<Mark>): void {
    memory = next;
    try {
      localStorage.setItem(keyNow(), JSON.stringify(memory));
    } catch {
      // A full or blocked storage: it is remembered until the page is closed.
    }
    notify();
  }

  onKnownMember(() => {
    memory = read();
    notify();
  });

  return {
    now: () => memory,
    remember,
    /** Notes how one of them stands, as the one that was read last. */
    note(id: string, mark: Mark): void {
      const { [id]: _before, ...others } = memory.seen;
      const kept = Object.entries(others).slice(1 - most);
      remember({ ...memory, seen: { ...Object.fromEntries(kept), [id]: mark } });
    },
    isLast: (id: string) => Object.keys(memory.seen).at(-1) === id,
    /** Tells of everything that was read; answers how to stop. */
    follow(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
