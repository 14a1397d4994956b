import type { Reading } from '@contracts/reading';
import { useSyncExternalStore } from 'react';
import { type ReaderMemory, readerMemory } from '../../../client/readerMemory';

/** How far a topic was read. */
export interface Mark {
  /** The last comment that was read; null when only the topic's own text was. */
  comment: string | null;
  /** How many comments stand up to it. */
  number: number;
  /** ISO time of the reading; missing until the server has told it. */
  at?: string;
}

type Memory = ReaderMemory<Mark>;

const KEPT = 500;
const topics = readerMemory<Mark>('readTopics', KEPT);

const further = (mark: Mark, before: Mark | undefined): Mark =>
  before && (before.number > mark.number || (before.number === mark.number && (before.at || !mark.at))) ? before : mark;

/** Notes that a topic was read up to a comment; never back. Answers whether that was news. */
export function markRead(topicId: string, mark: Mark): boolean {
  const before = topics.now().seen[topicId];
  const next = further(mark, before);
  if (next === before && topics.isLast(topicId)) return false;
  topics.note(topicId, next);
  return next !== before;
}

/** Takes over what was read on the member's other devices. */
export function mergeReading({ since, marks }: Reading) {
  const memory = topics.now();
  const seen = { ...memory.seen };
  for (const { topicId, commentId, number, at } of marks) seen[topicId] = further({ comment: commentId, number, at }, seen[topicId]);
  topics.remember({ since: since ?? memory.since, seen });
}

/** Everything up to a time counts as read, or less than before when that was taken back. */
export const setReadUpTo = (since: string) => topics.remember({ ...topics.now(), since });

export const readingMemory = topics.now;

/** Whether everything was told to be read after the topic was: how much is new in it is not known then. */
export const isOutdated = (mark: Mark, since: string): boolean => mark.at !== undefined && mark.at < since;

/** Tells of everything that was read, here or elsewhere; answers how to stop. */
export const onReading = topics.follow;

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
