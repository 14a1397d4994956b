import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { goTool } from '../../bin/engines/go-tool.mjs';
import { freePort } from './free-port.js';

const VERSITYGW = { name: 'versitygw', module: 'github.com/versity/versitygw', version: 'v1.8.0', command: '/cmd/versitygw' };
const START_MS = 20_000;
const STOP_MS = 5_000;
const say = (line: string) => process.stderr.write(`${line}\n`);

/** The S3 server that tests run against, or null after saying which suite does not run without it. */
export function s3Engine(suite: string): string | null {
  const engine = goTool(VERSITYGW, say);
  if (!engine) say(`\n  !! NOT RUN: "${suite}" needs an S3 server (versitygw): put it on PATH, or install Go.\n`);
  return engine;
}

/** An S3 server over a folder, on a port of its own, with keys of its own. */
export class S3Gateway {
  readonly accessKey = randomBytes(8).toString('hex');
  readonly secretKey = randomBytes(16).toString('hex');
  readonly region = 'us-east-1';
  private child: ChildProcess | null = null;
  private buckets = 0;

  private constructor(
    private readonly engine: string,
    private readonly folder: string,
    private readonly port: number,
  ) {
    for (const name of ['buckets', 'metadata']) mkdirSync(join(folder, name), { recursive: true });
  }

  static async start(engine: string, folder: string): Promise<S3Gateway> {
    const gateway = new S3Gateway(engine, folder, await freePort());
    await gateway.start();
    return gateway;
  }

  /** A new bucket with nothing in it, and what opens it. */
  newBucket() {
    this.buckets += 1;
    const name = `bucket-${this.buckets}`;
    mkdirSync(join(this.folder, 'buckets', name));
    return { url: this.urlOf(name), accessKey: this.accessKey, secretKey: this.secretKey, region: this.region };
  }

  urlOf(bucket: string): string {
    return `http://127.0.0.1:${this.port}/${bucket}`;
  }

  /** Starts it again where it was, with everything that it kept. */
  async start(): Promise<void> {
    const [buckets, metadata] = [join(this.folder, 'buckets'), join(this.folder, 'metadata')];
    const words = ['--quiet', '--keep-alive', '--region', this.region, '--port', `127.0.0.1:${this.port}`, '--health', '/health'];
    const child = spawn(this.engine, [...words, 'posix', '--sidecar', metadata, buckets], {
      env: { ROOT_ACCESS_KEY: this.accessKey, ROOT_SECRET_KEY: this.secretKey },
      stdio: 'ignore',
    });
    this.child = child;
    process.once('exit', () => child.kill('SIGKILL'));
    for (const until = Date.now() + START_MS; !(await this.answers()); await pause(50)) {
      if (child.exitCode !== null) throw new Error(`${this.engine} ended with ${child.exitCode}`);
      if (Date.now() > until) throw new Error(`${this.engine} does not answer`);
    }
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(impatience);
  }

  private async answers(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/health`)).ok;
    } catch {
      return false; // Not yet: the caller asks again, for as long as it has patience.
    }
  }
}
