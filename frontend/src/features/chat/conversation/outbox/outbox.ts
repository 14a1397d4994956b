import type { ChatMessage, SendMessageRequest } from '@contracts/chat';
import { newKey } from '../../../../client/actionKey';
import { ApiError, messageOf, NO_ANSWER } from '../../../../client/apiError';
import { post } from '../../../../client/http';
import { at } from '../../../../client/reads';
import { forget, forgetPicked } from '../files/picked';
import {
  changeOutgoing,
  dropOutgoing,
  forgetOthers,
  forgetUnstored,
  hasUnsentFiles,
  isStale,
  keepOutgoing,
  type Outgoing,
  onOutgoing,
  readOutgoing,
} from './entries';
import { tellSent } from './sent';
import { endUpload, forgetUpload, forgetUploads, hasUpload, stopUpload, uploaded } from './uploads';

/** So many tries without an answer are shown as a failure; it is tried on all the same. */
const TRIES_SHOWN = 3;
const FIRST_MS = 1_000;
const MOST_MS = 30_000;

const tries = new Map<string, number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const waiting = new Set<string>();

const isOffline = () => navigator.onLine === false;
const mayPass = (error: unknown): boolean => error instanceof ApiError && (error.mayRepeat || error.status === 408 || error.status === 429);
const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
/** What the server says of a file that it will say again. */
const FINAL: readonly number[] = [400, 413, 415, 422];
const isDue = (entry: Outgoing): boolean => entry.state !== 'refused' && !isStale(entry);

const queues = new Map<string, Promise<void>>();

/** One tab at a time sends in a conversation; where the browser has no locks (plain HTTP) the server still takes each message once. */
function alone(name: string, run: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request(name, run);
  const queue = (queues.get(name) ?? Promise.resolve()).then(run);
  queues.set(
    name,
    queue.catch(() => undefined),
  );
  return queue;
}

async function send(entry: Outgoing): Promise<ChatMessage> {
  const { chatId, text, clientId, replyTo, file } = entry;
  const kept = file && (await uploaded(entry, file));
  const named = kept && { message_type: kept.message_type, file_url: kept.file_url, file_name: kept.file_name, file_size: kept.file_size };
  const body: SendMessageRequest = { content: text, client_id: clientId, ...(replyTo && { reply_to: replyTo.id }), ...named };
  return (await post<ChatMessage>(at`/api/chat/${chatId}/messages`, { body })).data;
}

/** Sends what waits in a conversation, one after the other; what gets no answer holds up what was written after it. */
export async function pump(memberId: string, chatId: string): Promise<void> {
  const name = `chat-out:${memberId}:${chatId}`;
  if (waiting.has(name)) return;
  waiting.add(name);
  const run = async () => {
    waiting.delete(name);
    clearTimeout(timers.get(name));
    for (let goesOn = true; goesOn && !isOffline(); ) {
      // Another tab may have sent some of it while this one waited.
      const entry = readOutgoing(memberId, chatId).find(isDue);
      goesOn = entry !== undefined && (await tried(memberId, entry));
    }
  };
  await alone(name, run).finally(() => waiting.delete(name));
}

/** Whether what comes behind it may be sent. */
async function tried(memberId: string, entry: Outgoing): Promise<boolean> {
  try {
    const message = await send(entry);
    if (entry.file) endUpload(entry.clientId, entry.file);
    tellSent(message);
    tries.delete(entry.clientId);
    dropOutgoing(memberId, entry);
    return true;
  } catch (error) {
    if (isStopped(error)) return true;
    if (error instanceof ApiError && error.status === 401) return false;
    // A file is not sent over and over to a server that says it is too much.
    if (!mayPass(error) || (entry.file && error instanceof ApiError && error.status === 429)) {
      changeOutgoing(memberId, { ...entry, state: 'refused', problem: messageOf(error), isFinal: isFinal(entry, error) });
      return true;
    }
    const count = (tries.get(entry.clientId) ?? 0) + 1;
    tries.set(entry.clientId, count);
    const saysWhy = error instanceof ApiError && error.status !== NO_ANSWER && error.status < 500;
    if (saysWhy || count >= TRIES_SHOWN) changeOutgoing(memberId, { ...entry, state: 'failed', problem: saysWhy ? messageOf(error) : null });
    later(memberId, entry.chatId, Math.min(MOST_MS, FIRST_MS * 2 ** count));
    return false;
  }
}

const isFinal = ({ file, clientId }: Outgoing, error: unknown): boolean =>
  file !== undefined && !hasUpload(clientId) && error instanceof ApiError && FINAL.includes(error.status);

function later(memberId: string, chatId: string, ms: number) {
  const name = `chat-out:${memberId}:${chatId}`;
  clearTimeout(timers.get(name));
  timers.set(
    name,
    setTimeout(() => void pump(memberId, chatId), ms),
  );
}

/** Sends a text, with a file or without; it is shown, and kept, before the server has it. */
export function sendText(memberId: string, what: Pick<Outgoing, 'chatId' | 'text' | 'replyTo' | 'file'>): void {
  const last = readOutgoing(memberId, what.chatId).at(-1);
  keepOutgoing(memberId, { ...what, clientId: newKey(), at: Math.max(Date.now(), (last?.at ?? 0) + 1), state: 'waits', problem: null });
  void pump(memberId, what.chatId);
}

export function tryAgain(memberId: string, entry: Outgoing): void {
  // What was refused, or has lain for long, goes behind what was sent meanwhile.
  const at = entry.state === 'refused' || isStale(entry) ? Date.now() : entry.at;
  // The server may have forgotten the file that it refused to send.
  if (entry.state === 'refused') forgetUpload(entry.clientId);
  dropOutgoing(memberId, entry);
  keepOutgoing(memberId, { ...entry, at, state: 'waits', problem: null });
  void pump(memberId, entry.chatId);
}

export function takeBack(memberId: string, entry: Outgoing): void {
  stopUpload(entry.clientId);
  if (entry.file) forget(entry.file);
  dropOutgoing(memberId, entry);
  void pump(memberId, entry.chatId);
}

/** Sends what was left behind, now and whenever the connection comes back, until the returned function is called. */
export function startOutbox(memberId: string): () => void {
  forgetOthers(memberId);
  const all = () => {
    for (const chatId of new Set(readOutgoing(memberId).map((entry) => entry.chatId))) void pump(memberId, chatId);
  };
  all();
  addEventListener('online', all);
  const stopAsking = askBeforeLeaving();
  return () => {
    removeEventListener('online', all);
    for (const timer of timers.values()) clearTimeout(timer);
    stopAsking();
    forgetUploads();
    forgetUnstored();
    forgetPicked();
  };
}

/** A file is lost with the page. */
function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = onOutgoing(() => (hasUnsentFiles() ? addEventListener('beforeunload', ask) : removeEventListener('beforeunload', ask)));
  return () => {
    stop();
    removeEventListener('beforeunload', ask);
  };
}
