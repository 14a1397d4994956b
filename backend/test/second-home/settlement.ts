import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NO_HURRY, PASSWORD, startApp } from '../app.js';
import { type Answer, Client } from '../client.js';
import { ServerProcess } from '../crash-child.js';
import { homeOf } from '../home.js';
import { TestClock } from '../test-clock.js';

export type Role = 'api' | 'projector' | 'worker';

const LOOK_MS = 50;

/** A home with members in it, and the processes that live there. */
export class Settlement {
  readonly running: ServerProcess[] = [];

  private constructor(
    readonly dataDir: string,
    readonly home: Record<string, string>,
    readonly categoryId: string,
    private readonly tokens: ReadonlyMap<string, { readonly token: string; readonly id: string }>,
  ) {}

  /** Members are made by the whole application in one process, which is then stopped. */
  static async found(members: Readonly<Record<string, 'user' | 'moderator'>>): Promise<Settlement> {
    const dataDir = mkdtempSync(join(tmpdir(), 'meydan-second-'));
    const app = await startApp({ DATA_DIR: dataDir }, new TestClock(Date.now()));
    await app.member('kurucu', 'admin');
    const tokens = new Map<string, { token: string; id: string }>();
    for (const [name, role] of Object.entries(members)) {
      const { sessionToken: token, id } = await app.member(name, role);
      tokens.set(name, { token, id });
    }
    await app.settled();
    const settlement = new Settlement(dataDir, await homeOf(dataDir), app.categoryId('genel'), tokens);
    await app.stop();
    return settlement;
  }

  /** A process with these roles, in a folder of its own. */
  async start(roles: Role | readonly Role[], settings: Record<string, string> = {}): Promise<ServerProcess> {
    const folder = mkdtempSync(join(this.dataDir, 'process-'));
    const server = await ServerProcess.start(folder, { ...NO_HURRY, ...this.home, ROLES: [roles].flat().join(','), ...settings });
    this.running.push(server);
    return server;
  }

  /** A member as a caller of one of the processes. */
  as(name: string, server: ServerProcess): Client {
    const { token, id } = this.member(name);
    return new Client(server.url, token, id);
  }

  signIn(name: string, server: ServerProcess): Promise<Client> {
    return new Client(server.url).signIn(name, PASSWORD);
  }

  token(name: string): string {
    return this.member(name).token;
  }

  async end(): Promise<void> {
    await Promise.all(this.running.map((server) => server.kill()));
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private member(name: string): { readonly token: string; readonly id: string } {
    const member = this.tokens.get(name);
    if (!member) throw new Error(`nobody here is called ${name}`);
    return member;
  }
}

/** Looks again and again until something holds; throws when it takes too long. */
export async function eventually(what: string, holds: () => Promise<boolean>, withinMs: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    if (await holds()) return performance.now() - began;
    await pause(LOOK_MS);
  }
  throw new Error(`${what} did not come about within ${withinMs} ms`);
}

/** What a request is answered that is sent again, a write under its key, for as long as the views are behind, as a client does. */
export async function answered<T>(send: () => Promise<Answer<T>>, withinMs = 40_000): Promise<Answer<T>> {
  for (const began = performance.now(); ; await pause(LOOK_MS)) {
    const answer = await send();
    if (answer.status !== 503 || performance.now() - began > withinMs) return answer;
  }
}
