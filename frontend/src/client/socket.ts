import type { LiveChange } from '@contracts/envelope';
import type { Socket } from 'socket.io-client';

type Follower = (change: LiveChange) => void;

/** Who listens to which channel; one connection carries them all. */
const followers = new Map<string, Set<Follower>>();
let closeConnection: (() => void) | null = null;
let socket: Socket | null = null;

/** Follows one channel of the live connection until the returned function is called. The client is loaded only when somebody listens. */
export function followChannel<Row>(channel: string, onChange: (change: LiveChange<Row>) => void): () => void {
  const follower = onChange as Follower;
  const here = followers.get(channel) ?? new Set();
  followers.set(channel, here.add(follower));
  if (here.size === 1 && socket?.connected) socket.emit('subscribe', { channel });
  closeConnection ??= openConnection();
  return () => {
    here.delete(follower);
    if (here.size === 0) leaveChannel(channel);
  };
}

function leaveChannel(channel: string) {
  followers.delete(channel);
  if (socket?.connected) socket.emit('unsubscribe', { channel });
  if (followers.size > 0) return;
  closeConnection?.();
  closeConnection = null;
}

function openConnection(): () => void {
  let stopped = false;
  const connect = async () => {
    const { io } = await import('socket.io-client');
    if (stopped) return;
    const opened = io('/realtime', { transports: ['websocket', 'polling'] });
    socket = opened;
    opened.on('connect', () => {
      for (const channel of followers.keys()) opened.emit('subscribe', { channel });
    });
    opened.on('change', (change: LiveChange) => {
      for (const follower of followers.get(change.channel) ?? []) follower(change);
    });
  };
  connect().catch((error: unknown) => console.warn('Canlı bağlantı kurulamadı', error));
  return () => {
    stopped = true;
    socket?.disconnect();
    socket = null;
  };
}
