import type { ChatMessage } from '@contracts/chat';

const listeners = new Set<(message: ChatMessage) => void>();
/** The tabs of one browser; what is told there is kept nowhere. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('chat-sent');
tabs?.addEventListener('message', ({ data }: MessageEvent<ChatMessage>) => tellHere(data));

function tellHere(message: ChatMessage) {
  for (const listener of listeners) listener(message);
}

/** Tells all tabs of a message that the server has taken, before its text leaves the outbox: it is to be seen all the time. */
export function tellSent(message: ChatMessage): void {
  tellHere(message);
  tabs?.postMessage(message);
}

export function onSent(listener: (message: ChatMessage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
