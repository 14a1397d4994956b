import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Connections } from './connections.js';

/** Well under the time that keep-alive and unasked connections have of their own. */
const SOON_MS = 20_000;

describe('Connections', () => {
  let server: Server;
  let connections: Connections;
  let port: number;
  let agent: Agent;
  const asked: ((response: ServerResponse) => void)[] = [];

  beforeEach(async () => {
    agent = new Agent({ keepAlive: true });
    server = createServer({ keepAliveTimeout: 72_000 }, (_request, response) => asked.shift()?.(response));
    connections = new Connections(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    agent.destroy();
    server.close();
    server.closeAllConnections();
  });

  const ask = () => once(get({ port, host: '127.0.0.1', agent }), 'response') as Promise<[IncomingMessage]>;
  const arrived = () => new Promise<ServerResponse>((resolve) => asked.push(resolve));
  const closed = () => connections.endWhile(() => new Promise((resolve) => server.close(() => resolve())));

  it(
    'that nothing was asked on do not keep a server open',
    async () => {
      const silent = connect(port, '127.0.0.1');
      await once(server, 'connection');
      const gone = once(silent.resume(), 'close');
      await closed();
      await gone;
    },
    SOON_MS,
  );

  it(
    'end after the answer that was under way, which is whole',
    async () => {
      const request = arrived();
      const reply = ask();
      const response = await request;
      const done = closed();
      response.write('ilk yarı, ');
      const [answer] = await reply;
      const text = answer.setEncoding('utf8').toArray();
      response.end('ikinci yarı');
      expect((await text).join('')).toBe('ilk yarı, ikinci yarı');
      expect(answer.headers.connection).toBe('close');
      await done;
    },
    SOON_MS,
  );

  it(
    'end when their answer had begun before, although they were promised to be kept',
    async () => {
      const request = arrived();
      const reply = ask();
      const response = await request;
      response.write('ilk yarı, ');
      const [answer] = await reply;
      expect(answer.headers.connection).toBe('keep-alive');
      const done = closed();
      response.end('ikinci yarı');
      expect((await answer.setEncoding('utf8').toArray()).join('')).toBe('ilk yarı, ikinci yarı');
      await done;
    },
    SOON_MS,
  );

  it(
    'of live channels end even if the other side says nothing',
    async () => {
      server.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'));
      const mute = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      mute.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
      await once(mute, 'data');
      await closed();
      mute.destroy();
    },
    SOON_MS,
  );

  it('leave nothing running of a server that was never asked to listen, or cannot be closed', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
    const before = timers();
    await new Connections(createServer()).endWhile(async () => undefined);
    await expect(new Connections(createServer()).endWhile(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(timers()).toBe(before);
  });
});
