import type { LiveChange } from '@contracts/envelope';

/** Follows one channel of the live connection until the returned function is called. The client is loaded only when somebody listens. */
export function followChannel<Row>(channel: string, onChange: (change: LiveChange<Row>) => void): () => void {
  let stopped = false;
  let close = () => {};
  const connect = async () => {
    const { io } = await import('socket.io-client');
    if (stopped) return;
    const socket = io('/realtime', { transports: ['websocket', 'polling'] });
    close = () => socket.disconnect();
    socket.on('connect', () => socket.emit('subscribe', { channel }));
    socket.on('change', (change: LiveChange<Row>) => {
      if (change.channel === channel) onChange(change);
    });
  };
  connect().catch((error: unknown) => console.warn('Canlı bağlantı kurulamadı', error));
  return () => {
    stopped = true;
    close();
  };
}
