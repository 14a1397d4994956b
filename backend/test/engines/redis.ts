import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findRedis } from '../../bin/engines/redis.mjs';
import { freePort } from './free-port.js';

const DATABASES = 512;
const START_MS = 10_000;
const STOP_MS = 5_000;

export interface RedisOptions {
  /** Keeps every write before it is answered, so that a killed server has it all again; else nothing is kept. */
  readonly durable?: boolean;
  readonly password?: string;
}

/** The program that tests run against, or null after saying which suite does not run without it. */
export function redisEngine(suite: string): string | null {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const engine = findRedis(say);
  if (!engine) say(`\n  !! NOT RUN: "${suite}" needs a redis-server.\n`);
  return engine;
}

/** Starts a Redis server on a free port of the loopback, over a folder of its own. */
export async function startRedis(options: RedisOptions = {}): Promise<RedisServer> {
  const engine = redisEngine('Redis');
  if (!engine) throw new Error('there is no redis-server');
  const server = new RedisServer(engine, await freePort(), options);
  try {
    await server.restart();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

export class RedisServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'meydan-redis-'));
  private child: ChildProcess | null = null;
  private databases = 0;

  constructor(
    private readonly engine: string,
    readonly port: number,
    private readonly options: RedisOptions,
  ) {}

  url(database = 0): string {
    const { password } = this.options;
    return `redis://${password ? `:${password}@` : ''}127.0.0.1:${this.port}/${database}`;
  }

  /** The address of a database that nobody has been given before. */
  newDatabase(): string {
    this.databases += 1;
    if (this.databases >= DATABASES) throw new Error(`${this.engine} has no more databases`);
    return this.url(this.databases);
  }

  /** Ends it at once, as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Lets it hear nothing for a while: connections stay open and nothing is answered. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Starts it where it was, on the same port, with what it kept; leaves it alone when it runs. */
  async restart(): Promise<void> {
    if (this.child) return;
    const { durable, password } = this.options;
    const keeping = durable ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--appendonly', 'no'];
    const locked = password ? ['--requirepass', password] : [];
    const words = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--dir', this.folder, '--databases', `${DATABASES}`, '--save', '', ...keeping, ...locked];
    const child = spawn(this.engine, words, { stdio: 'ignore' });
    this.child = child;
    const dying = () => child.kill('SIGKILL');
    process.once('exit', dying);
    child.once('exit', () => process.off('exit', dying));
    for (const until = Date.now() + START_MS; (await this.pid()) !== child.pid; await pause(20)) {
      if (child.exitCode !== null) throw new Error(`${this.engine} ended with ${child.exitCode}`);
      if (Date.now() > until) throw new Error(`${this.engine} does not answer`);
    }
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(impatience);
  }

  /** The process that answers on the port once it has read what it kept, or null: another one than ours would be somebody else's server. */
  private async pid(): Promise<number | null> {
    const { password } = this.options;
    const answer = await this.ask(`${password ? `AUTH ${password}\r\n` : ''}INFO server\r\nPING\r\nQUIT\r\n`);
    return answer.includes('+PONG') ? Number(/process_id:(\d+)/.exec(answer)?.[1]) : null;
  }

  private ask(question: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect(this.port, '127.0.0.1', () => socket.write(question));
      socket.setTimeout(1_000, () => socket.destroy());
      socket.on('data', (bytes) => {
        answer += bytes.toString();
      });
      socket.on('error', () => resolve(answer)); // Not yet: the caller asks again, for as long as it has patience.
      socket.on('close', () => resolve(answer));
    });
  }
}
