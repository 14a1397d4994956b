import type { LiveChange, Present, Subscribe, Writing } from '@contracts/envelope';
import type { Socket } from 'socket.io-client';

interface Listener {
  onChange?: (change: LiveChange) => void;
  onPresent?: (present: Present) => void;
  /** Somebody else writes there. */
  onWriting?: (writing: Writing) => void;
  /** The connection was away, and what happened meanwhile was not heard. */
  onBack?: () => void;
}

const listeners = new Map<string, Set<Listener>>();
let connection: Promise<Socket> | null = null;

const heardBy = (channel: string): readonly Listener[] => [...(listeners.get(channel) ?? [])];

async function connect(): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const socket = io('/realtime', { transports: ['websocket', 'polling'] });
  let wasAway = false;
  socket.on('connect', () => {
    for (const channel of listeners.keys()) ask(socket, channel);
    if (wasAway) for (const channel of listeners.keys()) for (const { onBack } of heardBy(channel)) onBack?.();
  });
  socket.on('disconnect', () => {
    wasAway = true;
  });
  socket.on('change', (change: LiveChange) => {
    for (const { onChange } of heardBy(change.channel)) onChange?.(change);
  });
  socket.on('present', (present: Present) => {
    for (const { onPresent } of heardBy(present.channel)) onPresent?.(present);
  });
  socket.on('writing', (writing: Writing) => {
    for (const { onWriting } of heardBy(writing.channel)) onWriting?.(writing);
  });
  return socket;
}

function ask(socket: Socket, channel: string): void {
  const question: Subscribe = { channel };
  if (socket.connected) socket.emit('subscribe', question);
}

const report = (error: unknown) => console.warn('The live connection could not be opened', error);
const withSocket = (use: (socket: Socket) => void) => void connection?.then(use).catch(report);

/** Listens to a channel of the live connection until the returned function is called. The connection is there as long as somebody listens. */
export function followChannel(channel: string, listener: Listener): () => void {
  const here = listeners.get(channel) ?? new Set();
  listeners.set(channel, here.add(listener));
  connection ??= connect().catch((error: unknown) => {
    // Whoever listens next tries again.
    connection = null;
    throw error;
  });
  if (here.size === 1) withSocket((socket) => ask(socket, channel));
  return () => {
    here.delete(listener);
    if (here.size > 0 || listeners.get(channel) !== here) return;
    listeners.delete(channel);
    withSocket((socket) => socket.emit('unsubscribe', { channel }));
    if (listeners.size > 0) return;
    withSocket((socket) => socket.disconnect());
    connection = null;
  };
}

/** Asks for a channel once more, if somebody here listens to it: all who do are told again. */
export function askAgain(channel: string): void {
  if (listeners.has(channel)) withSocket((socket) => ask(socket, channel));
}

/** Tells the others who listen to a channel that one writes there; nobody is told while the connection is away. */
export function tellWriting(channel: string): void {
  if (listeners.has(channel)) withSocket((socket) => socket.connected && socket.emit('writing', { channel }));
}
