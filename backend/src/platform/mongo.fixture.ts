import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Connection } from 'mongoose';
import { Cable, dropDatabase, type MongoServer, newDatabase, startMongo } from '../../test/engines/mongo.js';
import { Unavailable } from '../kernel/unavailable.js';
import { connect, MongoUnreachable } from './mongo-connection.js';

/** How long work looks for a server whose cable is cut. */
const AWAY_MS = 500;
const FIRST_CONTACT_MS = 15_000;

/** Starts the server that the tests of a file run against, and gives every test databases by name which are gone after it. */
export function scratchMongo() {
  let server: MongoServer;
  const databases = new Map<string, string>();
  const connections: Connection[] = [];
  const cables: Cable[] = [];
  beforeAll(async () => {
    const started = await startMongo();
    if (!started) throw new Error('there is no server');
    server = started;
  });
  beforeEach(() => databases.clear());
  afterEach(async () => {
    for (const connection of connections.splice(0)) await connection.close();
    for (const cable of cables.splice(0)) await cable.close();
    for (const url of databases.values()) await dropDatabase(url);
  });
  afterAll(() => server.stop());

  const urlOf = (name: string): string => {
    const url = databases.get(name) ?? server.url(newDatabase());
    databases.set(name, url);
    return url;
  };
  const connection = async (url = urlOf('database')) => {
    const opened = await (cables.some((cable) => cable.url === url) ? connectByCable(url) : connect(url));
    connections.push(opened);
    return opened;
  };
  const cable = async (name = 'database') => {
    const laid = await Cable.to(urlOf(name));
    cables.push(laid);
    return laid;
  };
  return { urlOf, connection, cable };
}

/** Connects with little patience for a server that goes away; until it answers for the first time, which takes a busy machine longer, it is tried again. */
export async function connectByCable(url: string): Promise<Connection> {
  for (const until = Date.now() + FIRST_CONTACT_MS; ; )
    try {
      return await connect(url, AWAY_MS);
    } catch (error) {
      if (!(error instanceof MongoUnreachable) || Date.now() > until) throw error;
    }
}

/** What the work answers once the server is within reach again: the driver notices it only when it looks the next time. */
export async function onceWithinReach<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }
}
