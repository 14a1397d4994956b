import type { Reading } from '@contracts/reading';
import { useSyncExternalStore } from 'react';
import { knownMember, onKnownMember } from '../../../client/knownMember';

/** How far a topic was read. */
export interface Mark {
  /** The last comment that was read; null when only the topic's own text was. */
  comment: string | null;
  /** How many comments stand up to it. */
  number: number;
  /** ISO time of the reading; missing until the server has told it. */
  at?: string;
}

/** What was read, for each member apart; of a guest it is known on this device alone, of a member it follows from the server. */
interface Memory {
  since: string;
  /** By topic; the one that was opened last stands last. */
  seen: Record<string, Mark>;
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
    const stored = JSON.parse(localStorage.getItem(keyNow()) ?? 'null') as Memory | null;
    if (stored) return { ...stored, seen: Object.fromEntries(Object.entries(stored.seen).filter(([, mark]) => typeof mark === 'object')) };
    localStorage.setItem(keyNow(), JSON.stringify(fresh));
  } catch {
    // Without storage nothing is remembered, and nothing is marked as new.
  }
  return fresh;
}

function remember(next: Memory) {
  memory = next;
  try {
    localStorage.setItem(keyNow(), JSON.stringify(memory));
  } catch {
    // A full or blocked storage: it is remembered until the page is closed.
  }
  notify();
}

const notify = () => {
  for (const listener of listeners) listener();
};

onKnownMember(() => {
  memory = read();
  notify();
});

const further = (mark: Mark, before: Mark | undefined): Mark =>
  before && (before.number > mark.number || (before.number === mark.number && (before.at || !mark.at))) ? before : mark;

/** Notes that a topic was read up to a comment; never back. Answers whether that was news. */
export function markRead(topicId: string, mark: Mark): boolean {
  const { [topicId]: before, ...others } = memory.seen;
  const next = further(mark, before);
  if (next === before && Object.keys(memory.seen).at(-1) === topicId) return false;
  const kept = Object.entries(others).slice(1 - KEPT);
  remember({ ...memory, seen: { ...Object.fromEntries(kept), [topicId]: next } });
  return next !== before;
}

/** Takes over what was read on the member's other devices. */
export function mergeReading({ since, marks }: Reading) {
  const seen = { ...memory.seen };
  for (const { topicId, commentId, number, at } of marks) seen[topicId] = further({ comment: commentId, number, at }, seen[topicId]);
  remember({ since: since ?? memory.since, seen });
}

/** Everything up to a time counts as read, or less than before when that was taken back. */
export const setReadUpTo = (since: string) => remember({ ...memory, since });

export const readingMemory = () => memory;

/** Whether everything was told to be read after the topic was: how much is new in it is not known then. */
export const isOutdated = (mark: Mark, since: string): boolean => mark.at !== undefined && mark.at < since;

/** Tells of everything that was read, here or elsewhere; answers how to stop. */
export function onReading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface ReadState {
  /** `new`: something happened that was not read yet; `read`: read to its end; `unopened`: older than the first visit. */
  reading: 'new' | 'read' | 'unopened';
  /** Comments behind the last one that was read; null where nobody can tell. */
  unread: number | null;
  lastRead: string | null;
}

export interface ReadableTopic {
  id: string;
  last_activity_at: string;
  comment_total: number;
}

/** What a list shows of a topic to somebody who has read so far. */
export function readStateOf({ since, seen }: Memory, { id, last_activity_at, comment_total }: ReadableTopic): ReadState {
  const mark = seen[id];
  if (!mark) return { reading: last_activity_at > since ? 'new' : 'unopened', unread: null, lastRead: null };
  if (isOutdated(mark, since)) return { reading: last_activity_at > since ? 'new' : 'read', unread: null, lastRead: mark.comment };
  const unread = last_activity_at > since ? Math.max(comment_total - mark.number, 0) : 0;
  return { reading: unread > 0 ? 'new' : 'read', unread, lastRead: mark.comment };
}

export function useReadState(): (topic: ReadableTopic) => ReadState {
  const read = useSyncExternalStore(onReading, readingMemory);
  return (topic) => readStateOf(read, topic);
}

/** Ids of the topics that were opened last, newest first. */
export const lastRead = ({ seen }: Memory, count: number): string[] => Object.keys(seen).slice(-count).reverse();

export const useLastRead = (count: number): string[] => lastRead(useSyncExternalStore(onReading, readingMemory), count);
