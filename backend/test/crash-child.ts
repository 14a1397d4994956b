import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { freePort } from './engines/free-port.js';
import { isSecondHome } from './home.js';

export const MAIN = join(process.cwd(), 'dist/src/main.js');
const READY = 'Meydan is ready';
const PORT_TAKEN = 'Another program uses port';
const MOST_PORTS = 3;
/** An answer waits two seconds for the views; engines on the same two cores fold no more than this in that time when the machine is busy. */
const CONNECTIONS = isSecondHome() ? 12 : 256;

export interface Acknowledged {
  readonly status: number;
  readonly body: { readonly data?: { readonly id?: string } };
}

/** The built server in a process of its own, which can be killed. */
export class ServerProcess {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  /** Resolves when it serves; throws what it said when it ends before that. Another program may take the free port first: then it gets another one. */
  static async start(dataDir: string, settings: Record<string, string> = {}): Promise<ServerProcess> {
    if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: build the backend first (npm run build, or npx tsc -p backend/tsconfig.json)`);
    for (let turn = 1; ; turn++)
      try {
        return await ServerProcess.startAt(await freePort(), dataDir, settings);
      } catch (error) {
        if (turn === MOST_PORTS || !String(error).includes(PORT_TAKEN)) throw error;
      }
  }

  private static async startAt(port: number, dataDir: string, settings: Record<string, string>): Promise<ServerProcess> {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), DEMO: '0', LOG_LEVEL: 'silent', ...settings };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const note = (part: Buffer) => {
        said += part.toString();
        if (said.includes(READY)) resolve();
      };
      child.stdout.on('data', note);
      child.stderr.on('data', note);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    return new ServerProcess(child, port);
  }

  /** Null when no whole answer came. */
  post(path: string, token: string, body: object): Promise<Acknowledged | null> {
    const text = JSON.stringify(body);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    return new Promise((resolve) => {
      const sending = request(
        { agent: this.agent, port: this.port, host: '127.0.0.1', path, method: path.endsWith('/moderate') ? 'PUT' : 'POST', headers },
        (response) => {
          let answer = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            answer += part;
          });
          response.on('error', () => resolve(null));
          response.on('close', () =>
            resolve(response.complete ? { status: response.statusCode ?? 0, body: JSON.parse(answer) as Acknowledged['body'] } : null),
          );
        },
      );
      sending.on('error', () => resolve(null));
      sending.end(text);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Lets it stand still, as a machine does that is short of everything; and lets it go on. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** Asks it to end and waits until it has. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** Ends it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const ended = this.child.exitCode === null && this.child.signalCode === null ? once(this.child, 'exit') : null;
    this.child.kill(signal);
    await ended;
    this.agent.destroy();
  }
}
