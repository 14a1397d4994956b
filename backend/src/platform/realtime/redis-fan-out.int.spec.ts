import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { type RedisServer, redisEngine, startRedis } from '../../../test/engines/redis.js';
import { RedisConnections } from '../redis-connection.js';
import { redisFanOut } from './redis-fan-out.js';

/** A socket server with one socket that is in a room. */
class House {
  readonly heard: string[] = [];
  private constructor(
    readonly server: Server,
    private readonly http: HttpServer,
    private readonly socket: Socket,
  ) {
    socket.on('said', (text: string) => this.heard.push(text));
  }

  static async open(connections: RedisConnections): Promise<House> {
    const http = createServer().listen(0, '127.0.0.1');
    await once(http, 'listening');
    const server = new Server(http);
    redisFanOut(connections).join(server);
    server.of('/realtime').on('connection', async (socket) => {
      await socket.join('room');
      socket.emit('ready');
    });
    const socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}/realtime`, { transports: ['websocket'] });
    const house = new House(server, http, socket);
    await new Promise<void>((resolve) => socket.once('ready', resolve));
    return house;
  }

  get room() {
    return this.server.of('/realtime');
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.server.close();
    this.http.close();
  }
}

if (redisEngine('Sockets of several processes')) {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  describe('What is said to a room', () => isHeard(() => redis));
}

function isHeard(redis: () => RedisServer): void {
  let connections: RedisConnections[];
  let failures: string[];
  let houses: House[];
  const open = async (url: string) => {
    const opened = new RedisConnections(url, (what) => failures.push(what));
    connections.push(opened);
    const house = await House.open(opened);
    houses.push(house);
    return house;
  };
  const pair = async (): Promise<[House, House]> => {
    const url = redis().newDatabase();
    const [here, there] = [await open(url), await open(url)];
    for (let turn = 0; turn < 500 && (await here.room.fetchSockets()).length < 2; turn++) await pause(20);
    return [here, there];
  };
  const until = async (holds: () => boolean) => {
    for (let turn = 0; turn < 750 && !holds(); turn++) await pause(20);
  };
  beforeEach(() => {
    [connections, failures, houses] = [[], [], []];
  });
  afterEach(async () => {
    await redis().restart();
    for (const house of houses) await house.close();
    for (const opened of connections) await opened.close();
  });

  it('is heard at the servers of all processes, once', async () => {
    const [here, there] = await pair();
    here.room.to('room').emit('said', 'x');
    await until(() => there.heard.length > 0);
    await pause(50);
    expect([here.heard, there.heard]).toEqual([['x'], ['x']]);
  });
  it('stays here when it is said here only', async () => {
    const [here, there] = await pair();
    here.room.local.to('room').emit('said', 'local');
    here.room.to('room').emit('said', 'x');
    await until(() => there.heard.length > 0);
    expect([here.heard, there.heard]).toEqual([['local', 'x'], ['x']]);
  });
  it('is not heard by another installation on the same server', async () => {
    const [here] = await pair();
    const stranger = await open(redis().newDatabase());
    here.room.to('room').emit('said', 'x');
    await until(() => here.heard.length > 0);
    await pause(100);
    expect(stranger.heard).toEqual([]);
  });
  it('is still heard here while Redis is away, and everywhere when it is back', async () => {
    const [here, there] = await pair();
    await redis().kill();
    here.room.to('room').emit('said', 'away');
    await until(() => here.heard.includes('away'));
    await until(() => failures.length > 1);
    // While they try to come back, nothing more is told.
    await pause(500);
    expect([here.heard, there.heard, failures]).toEqual([['away'], [], ['redis', 'redis']]);
    await redis().restart();
    for (let turn = 0; turn < 300 && !there.heard.includes('back'); turn++) {
      here.room.to('room').emit('said', 'back');
      await pause(50);
    }
    expect(there.heard).toContain('back');
  });
}
