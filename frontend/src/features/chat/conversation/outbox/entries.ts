import type { ChatMessage } from '@contracts/chat';
import { forget, type PickedFile } from '../files/picked';

/** A text on its way, kept on this device until the server has it. */
export interface Outgoing {
  /** The same at every try, so that the message is written once. */
  clientId: string;
  chatId: string;
  text: string;
  replyTo: ChatMessage['reply_to'];
  /** Milliseconds; those of one conversation go in this order. */
  at: number;
  /** `failed`: no answer came, it is tried again by itself. `refused`: the server said why not. */
  state: 'waits' | 'failed' | 'refused';
  problem: string | null;
  /** What is sent with it; such an entry is held by the page alone. */
  file?: PickedFile;
  /** No further try would end otherwise. */
  isFinal?: boolean;
}

/** Where a member's texts lie: with the drafts, and as `forgetLocalDrafts` removes them at sign-out. */
const prefixOf = (memberId: string) => `draft:${memberId}:chat-out:`;
const keyOf = (memberId: string, { chatId, at, clientId }: Outgoing) => `${prefixOf(memberId)}${chatId}:${String(at).padStart(15, '0')}:${clientId}`;
/** Files, and what found no room on the device: sent as long as the page is open. */
const unstored = new Map<string, Outgoing>();
const listeners = new Set<() => void>();
let lists = new Map<string, Outgoing[]>();

function parsed(key: string): Outgoing[] {
  try {
    const text = localStorage.getItem(key);
    return text === null ? [] : [JSON.parse(text) as Outgoing];
  } catch {
    // What cannot be read cannot be sent.
    localStorage.removeItem(key);
    return [];
  }
}

function read(prefix: string): Outgoing[] {
  const keys = [...Object.keys(localStorage), ...unstored.keys()].filter((key) => key.startsWith(prefix));
  return keys.sort().flatMap((key) => unstored.get(key) ?? parsed(key));
}

/** What is on its way in one conversation, or in all, in order, as it stands on the device now. */
export const readOutgoing = (memberId: string, chatId?: string): Outgoing[] => read(prefixOf(memberId) + (chatId === undefined ? '' : `${chatId}:`));

/** The same for who follows it with `onOutgoing`: one list until something changes. */
export function outgoingOf(memberId: string, chatId: string): Outgoing[] {
  const name = `${memberId}:${chatId}`;
  const list = lists.get(name) ?? readOutgoing(memberId, chatId);
  lists.set(name, list);
  return list;
}

/** What has lain longer is not sent by itself: it is shown as not sent. */
const STALE_MS = 24 * 60 * 60_000;
export const isStale = ({ at }: Outgoing, now: number = Date.now()): boolean => at < now - STALE_MS;

function changed() {
  lists = new Map();
  for (const listener of listeners) listener();
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === null || key.includes(':chat-out:')) changed();
};

export function onOutgoing(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    lists = new Map();
  };
}

export function keepOutgoing(memberId: string, entry: Outgoing): void {
  const key = keyOf(memberId, entry);
  if (entry.file) unstored.set(key, entry);
  else store(key, entry);
  changed();
}

function store(key: string, entry: Outgoing) {
  try {
    localStorage.setItem(key, JSON.stringify(entry));
  } catch (error) {
    console.warn('A message could not be kept on this device', error);
    unstored.set(key, entry);
  }
}

/** Nothing of what was removed meanwhile, here, in another tab or at sign-out, is written again. */
export function changeOutgoing(memberId: string, entry: Outgoing): void {
  const key = keyOf(memberId, entry);
  if (localStorage.getItem(key) !== null || unstored.delete(key)) keepOutgoing(memberId, entry);
}

export function dropOutgoing(memberId: string, entry: Outgoing): void {
  const key = keyOf(memberId, entry);
  unstored.delete(key);
  localStorage.removeItem(key);
  changed();
}

/** Whether a file would be lost with the page. */
export const hasUnsentFiles = (): boolean => [...unstored.values()].some(({ file, state }) => file !== undefined && state !== 'refused');

/** Removes what the page alone holds. */
export function forgetUnstored(): void {
  for (const { file } of unstored.values()) if (file) forget(file);
  unstored.clear();
  changed();
}

/** Removes what other members have left here. */
export function forgetOthers(memberId: string): void {
  const isOthers = (key: string) => /^draft:[^:]+:chat/.test(key) && !key.startsWith(`draft:${memberId}:`);
  for (const key of Object.keys(localStorage).filter(isOthers)) localStorage.removeItem(key);
}
