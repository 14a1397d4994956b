import { useSyncExternalStore } from 'react';
import { knownMember, onKnownMember } from '../../../client/knownMember';

/** Which topics were opened on this device, and how far. Kept here only, for each member apart: the server does not follow what is read. */
interface Memory {
  since: string;
  /** Id to the time up to which it was read; the one that was opened last stands last. */
  seen: Record<string, string>;
}

const KEPT = 500;
const listeners = new Set<() => void>();
const keyNow = () => {
  const reader = knownMember();
  return reader ? `readTopics:${reader.id}` : 'readTopics';
};
let memory = read();

function read(): Memory {
  const fresh = { since: new Date().toISOString(), seen: {} };
  try {
    const stored = localStorage.getItem(keyNow());
    if (stored) return JSON.parse(stored) as Memory;
    localStorage.setItem(keyNow(), JSON.stringify(fresh));
  } catch {
    // Without storage nothing is remembered, and nothing is marked as new.
  }
  return fresh;
}

const notify = () => {
  for (const listener of listeners) listener();
};

onKnownMember(() => {
  memory = read();
  notify();
});

export function markRead(topicId: string, upTo: string) {
  const before = memory.seen[topicId] ?? '';
  if (before >= upTo && Object.keys(memory.seen).at(-1) === topicId) return;
  const { [topicId]: _, ...others } = memory.seen;
  const kept = Object.entries(others).slice(1 - KEPT);
  memory = { ...memory, seen: { ...Object.fromEntries(kept), [topicId]: before > upTo ? before : upTo } };
  try {
    localStorage.setItem(keyNow(), JSON.stringify(memory));
  } catch {
    // A full or blocked storage: it is remembered until the page is closed.
  }
  notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `new`: something happened since the first visit that was not read yet; `read`: opened after the last thing that happened. */
export function useReadState() {
  const { since, seen } = useSyncExternalStore(subscribe, () => memory);
  return (topicId: string, lastActivity: string): 'new' | 'read' | 'unopened' => {
    const upTo = seen[topicId];
    if (upTo && upTo >= lastActivity) return 'read';
    return lastActivity > since ? 'new' : 'unopened';
  };
}

/** Ids of the topics that were opened last, newest first. */
export function useLastRead(count: number): string[] {
  const { seen } = useSyncExternalStore(subscribe, () => memory);
  return Object.keys(seen).slice(-count).reverse();
}
