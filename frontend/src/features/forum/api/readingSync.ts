import { READING_LIMITS, type Reading, type ReadingRequest } from '@contracts/reading';
import { ApiError } from '../../../client/apiError';
import { put } from '../../../client/http';
import { knownMember, onKnownMember } from '../../../client/knownMember';
import { type Mark, markRead, mergeReading, readingMemory } from './readTopics';

/** At most this often something is sent. */
const GATHERED_MS = 4_000;

/** What the server has not been told yet, by topic. */
const waiting = new Map<string, string | null>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes here that a topic was read up to a comment, and soon on the server, which guests are spared. */
export function tellRead(topicId: string, mark: Mark) {
  if (!markRead(topicId, mark) || !knownMember()) return;
  waiting.set(topicId, mark.comment);
  timer ??= setTimeout(sendReading, GATHERED_MS);
}

/** Takes over an answer of the server; a member whose first device this is gives it what is known here. */
export function receiveReading(reading: Reading) {
  mergeReading(reading);
  if (reading.since !== null) return;
  const { since, seen } = readingMemory();
  for (const [topicId, { comment }] of Object.entries(seen).slice(-READING_LIMITS.batch)) if (!waiting.has(topicId)) waiting.set(topicId, comment);
  void sendReading({ since });
}

async function sendReading({ since, keepalive }: { since?: string; keepalive?: boolean } = {}) {
  clearTimeout(timer);
  timer = undefined;
  const told = [...waiting].slice(0, READING_LIMITS.batch);
  if (!knownMember() || (told.length === 0 && since === undefined)) return;
  for (const [topicId] of told) waiting.delete(topicId);
  // What one request does not take follows with the next.
  if (waiting.size > 0) timer = setTimeout(sendReading, GATHERED_MS);
  const comments = told.flatMap(([, comment]) => comment ?? []);
  const topics = told.filter(([, comment]) => comment === null).map(([topicId]) => topicId);
  try {
    await put<Reading>('/api/forum/reading', { body: { comments, topics, since } satisfies ReadingRequest, keepalive, quiet: true });
  } catch (error) {
    // What got no answer is told again; a refusal would come again too.
    if (!(error instanceof ApiError && error.mayRepeat)) return;
    for (const [topicId, comment] of told) if (!waiting.has(topicId)) waiting.set(topicId, comment);
    timer ??= setTimeout(sendReading, GATHERED_MS * 4);
  }
}

const leave = () => void sendReading({ keepalive: true });
addEventListener('pagehide', leave);
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
let reader = knownMember()?.id;
// What one member has read is not told for another.
onKnownMember(() => {
  if (knownMember()?.id !== reader) waiting.clear();
  reader = knownMember()?.id;
});
