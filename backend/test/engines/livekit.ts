import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { goTool } from '../../bin/engines/go-tool.mjs';
import { freePort, freeUdpPort } from './free-port.js';

/** As docker-compose.yml has it too: the application speaks the protocol of this version. */
export const LIVEKIT_VERSION = 'v1.11.0';
const LIVEKIT = { name: 'livekit-server', module: 'github.com/livekit/livekit-server', version: LIVEKIT_VERSION, command: '/cmd/server' };
const START_MS = 20_000;
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Part of a LiveKit configuration; JSON is YAML. */
type Configuration = Readonly<Record<string, unknown>> & { readonly rtc?: object; readonly room?: object };

/** What `docs/compose/livekit.yaml` says too. */
export const LIVEKIT_CONFIGURATION = {
  rtc: { use_external_ip: false, use_ice_lite: true },
  room: { auto_create: true, max_participants: 100, enabled_codecs: [{ mime: 'audio/opus' }] },
  logging: { level: 'warn' },
} as const satisfies Configuration;

/** The LiveKit server that tests run against, or null after saying which suite does not run without it. */
export function livekitEngine(suite: string): string | null {
  const engine = goTool(LIVEKIT, say);
  if (!engine) say(`\n  !! NOT RUN: "${suite}" needs LiveKit (livekit-server): put it on PATH, or install Go.\n`);
  return engine;
}

/** Starts a LiveKit server on free ports of the loopback, with a key of its own. */
export async function startLiveKit(configuration: Configuration = LIVEKIT_CONFIGURATION): Promise<LiveKitServer> {
  const engine = livekitEngine('LiveKit');
  if (!engine) throw new Error('there is no livekit-server');
  const server = new LiveKitServer(engine, { http: await freePort(), tcp: await freePort(), udp: await freeUdpPort() }, configuration);
  try {
    await server.start();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

export class LiveKitServer {
  readonly key = `key-${randomBytes(4).toString('hex')}`;
  readonly secret = randomBytes(24).toString('hex');
  private readonly folder = mkdtempSync(join(tmpdir(), 'meydan-livekit-'));
  private child: ChildProcess | null = null;

  constructor(
    private readonly engine: string,
    private readonly ports: { readonly http: number; readonly tcp: number; readonly udp: number },
    private readonly configuration: Configuration,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.ports.http}`;
  }

  /** Starts it where it was, with nobody in any room; leaves it alone when it runs. */
  async start(): Promise<void> {
    if (this.child) return;
    const path = join(this.folder, 'livekit.yaml');
    writeFileSync(path, JSON.stringify(this.onLoopback()), { mode: 0o600 });
    // It also takes settings from variables such as NODE_IP and REDIS_HOST: it sees none of this process.
    const child = spawn(this.engine, ['--config', path], { env: {}, cwd: this.folder, stdio: 'ignore' });
    this.child = child;
    const dying = () => child.kill('SIGKILL');
    process.once('exit', dying);
    child.once('exit', () => process.off('exit', dying));
    for (const until = Date.now() + START_MS; !(await this.answers()); await pause(50)) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${this.engine} ended with ${child.exitCode ?? child.signalCode}`);
      if (Date.now() > until) throw new Error(`${this.engine} does not answer`);
    }
  }

  /** Ends it at once: asked to end, it would wait until everybody has left, and it keeps nothing. */
  async end(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** With an address that is told, it asks no server for its own. ICE by TCP is the one port that it opens on all addresses. */
  private onLoopback(): Configuration {
    const { configuration, ports } = this;
    const rtc = { udp_port: ports.udp, tcp_port: ports.tcp, node_ip: '127.0.0.1', enable_loopback_candidate: true, interfaces: { includes: ['lo'] } };
    return {
      ...configuration,
      port: ports.http,
      bind_addresses: ['127.0.0.1'],
      keys: { [this.key]: this.secret },
      rtc: { ...configuration.rtc, ...rtc },
      room: { ...configuration.room, empty_timeout: 5, departure_timeout: 2 },
    };
  }

  private async answers(): Promise<boolean> {
    try {
      return (await fetch(this.url)).ok;
    } catch {
      return false; // Not yet: the caller asks again, for as long as it has patience.
    }
  }
}
