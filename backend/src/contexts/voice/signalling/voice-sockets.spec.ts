import { describe, expect, it } from '@jest/globals';
import { type Namespace, Server, Socket } from 'socket.io';
import { type VoiceSocket, VoiceSockets } from './voice-sockets.service.js';

const HOLDER = { memberId: 'm1', roomId: 'oda', participantId: 'p1', sessionId: 's1' };

/** The engine of a browser that reads nothing: all that is written waits. */
class Unread {
  readonly protocol = 4;
  readonly readyState = 'open';
  readonly writeBuffer: unknown[] = [];
  isShut = false;
  readonly transport = { name: 'websocket' };
}

/** A socket of a namespace whose browser reads nothing. */
function unreadIn(namespace: Namespace): { socket: VoiceSocket; conn: Unread } {
  const conn = new Unread();
  const client = {
    conn,
    request: { headers: {}, connection: {}, url: '/', _query: {} },
    writeToEngine: (packets: readonly unknown[]) => void conn.writeBuffer.push(...packets),
    _packet: () => undefined,
    _remove: () => undefined,
    _disconnect: () => Object.assign(conn, { isShut: true }),
  };
  const socket = Object.assign(new Socket(namespace, client as never, {}), { connected: true });
  namespace.sockets.set(socket.id, socket);
  return { socket: socket as unknown as VoiceSocket, conn };
}

describe('A socket whose browser does not read', () => {
  it('is shut when too much waits for it, whichever process writes to it', async () => {
    const namespace = new Server().of('/voice');
    const { socket, conn } = unreadIn(namespace);
    await new VoiceSockets().enter(socket, HOLDER);
    // What another process writes comes to the adapter, and by nothing of ours.
    const write = () => namespace.adapter.broadcast({ type: 2, data: ['userLeft', {}] }, { rooms: new Set([socket.id]), except: new Set(), flags: {} });
    await socket.join(socket.id);
    for (let time = 0; time < 501; time++) write();
    expect([conn.writeBuffer.length, conn.isShut]).toEqual([501, false]);
    write();
    expect(conn.isShut).toBe(true);
  });
});
