import { useSyncExternalStore } from 'react';

/** Which topics were opened on this device, and how far. Kept here only: the server does not follow what is read. */
interface Memory {
  since: string;
  seen: Record<string, string>;
}

const KEY = 'readTopics';
const KEPT = 500;
const listeners = new Set<() => void>();
let memory = read();

function read(): Memory {
  const fresh = { since: new Date().toISOString(), seen: {} };
  try {
    const stored = localStorage.getItem(KEY);
    if (stored) return JSON.parse(stored) as Memory;
    localStorage.setItem(KEY, JSON.stringify(fresh));
  } catch {
    // Without storage nothing is remembered, and nothing is marked as new.
  }
  return fresh;
}

export function markRead(topicId: string, upTo: string) {
  if ((memory.seen[topicId] ?? '') >= upTo) return;
  const { [topicId]: _, ...others } = memory.seen;
  const kept = Object.entries(others).slice(1 - KEPT);
  memory = { ...memory, seen: { ...Object.fromEntries(kept), [topicId]: upTo } };
  localStorage.setItem(KEY, JSON.stringify(memory));
  for (const listener of listeners) listener();
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
