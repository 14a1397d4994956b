import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { MediaRouter } from '../../src/kernel/media-router.js';
import type { FromClients, HeardLine, ToClients } from './client-messages.js';

/** Browsers that are in one room of a router. */
export class RoomOfClients {
  private readonly offers = new Map<string, (sdp: string) => void>();
  private readonly states = new Map<string, string>();
  private counted: (heard: ReadonlyMap<string, readonly HeardLine[]>) => void = () => undefined;
  private changed: () => void = () => undefined;

  constructor(
    private readonly child: ChildProcess,
    private readonly router: Pick<MediaRouter, 'admit' | 'linesOf'> & { watch(changed: () => void): void },
    readonly room: string,
  ) {
    child.on('message', (message: FromClients) => this.take(message));
  }

  /** What a browser offers; `name` is its connection. */
  offer(name: string, lines: number): Promise<string> {
    const sdp = new Promise<string>((done) => this.offers.set(name, done));
    this.tell({ type: 'make', name, lines });
    return sdp;
  }

  /** Connects a browser; whether the router took it. */
  async connect(name: string, lines: number, link = 'bir', connection = name): Promise<boolean> {
    const sdp = await this.router.admit(this.room, connection, { link, sdp: await this.offer(name, lines) });
    if (sdp === null) return false;
    this.tell({ type: 'answer', name, sdp });
    await this.until(() => this.states.get(name) === 'connected');
    return true;
  }

  stateOf(name: string): string | undefined {
    return this.states.get(name);
  }

  speak(names: readonly string[], level: number | null): void {
    for (const name of names) this.tell({ type: 'speak', name, level });
  }

  /** What each hears on its lines in a while, by whose line it is. */
  async heardIn(ms: number): Promise<ReadonlyMap<string, ReadonlyMap<string, HeardLine>>> {
    await this.count();
    await pause(ms);
    const heard = await this.count();
    const lines = this.router.linesOf(this.room);
    const holder = (name: string, line: number) => lines.get(name)?.find((one) => one.line === line)?.connection ?? `line ${line}`;
    return new Map([...heard].map(([name, all]) => [name, new Map(all.map((one) => [holder(name, one.line), one]))]));
  }

  /** Until something is so, for which a message of the browsers or the router is waited for. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>((done) => {
        this.changed = done;
        this.router.watch(() => done());
      });
    }
  }

  async close(): Promise<void> {
    this.child.disconnect();
    await once(this.child, 'exit');
  }

  tell(message: ToClients): void {
    this.child.send(message);
  }

  private count(): Promise<ReadonlyMap<string, readonly HeardLine[]>> {
    const heard = new Promise<ReadonlyMap<string, readonly HeardLine[]>>((done) => {
      this.counted = done;
    });
    this.tell({ type: 'count' });
    return heard;
  }

  private take(message: FromClients): void {
    if (message.type === 'offer') this.offers.get(message.name)?.(message.sdp);
    else if (message.type === 'counted') this.counted(new Map(message.heard));
    else this.states.set(message.name, message.state);
    this.changed();
  }
}
