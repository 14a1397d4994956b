import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { MediaRouter, RouterWatcher } from '../../src/kernel/media-router.js';
import { Turns } from '../../src/kernel/turns.js';
import type { FromClients, HeardLine, ToClients } from './client-messages.js';

/** Browsers that are in one room of a router. */
export class RoomOfClients {
  private readonly offers = new Map<string, (sdp: string) => void>();
  private readonly states = new Map<string, string>();
  /** By connection and link. */
  private readonly names = new Map<string, string>();
  private readonly turns = new Turns();
  private counted: (heard: ReadonlyMap<string, readonly HeardLine[]>) => void = () => undefined;
  private changed: () => void = () => undefined;

  constructor(
    private readonly child: ChildProcess,
    private readonly router: Pick<MediaRouter, 'admit' | 'linesOf'> & { watch(watcher: RouterWatcher): void },
    readonly room: string,
  ) {
    child.on('message', (message: FromClients) => this.take(message));
    router.watch({ changed: () => this.changed(), renew: (connection, link) => void this.renew(connection, link) });
  }

  /** What a browser offers; `name` is its connection. */
  offer(name: string, lines: number): Promise<string> {
    return this.offered(name, { type: 'make', name, lines });
  }

  /** Connects a browser; whether the router took it. */
  async connect(name: string, lines: number, link = 'bir', connection = name): Promise<boolean> {
    const sdp = await this.router.admit(this.room, connection, { link, sdp: await this.offer(name, lines) });
    if (sdp === null) return false;
    this.names.set(`${connection} ${link}`, name);
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
      });
    }
  }

  async close(): Promise<void> {
    this.child.disconnect();
    await once(this.child, 'exit');
  }

  tell(message: ToClients): void {
    // A router may ask for something while the browsers end.
    if (this.child.connected) this.child.send(message);
  }

  /** A router that asks for an offer anew may ask again before it has it. */
  private async renew(connection: string, link: string): Promise<void> {
    const name = this.names.get(`${connection} ${link}`);
    if (name === undefined) return;
    await this.turns.take(name, async () => {
      const again = async () => this.router.admit(this.room, connection, { link, sdp: await this.offered(name, { type: 'again', name }) });
      // A busy machine may answer too late; of a link that has ended nothing is told any more.
      const sdp = (await again()) ?? (await again());
      if (sdp !== null) this.tell({ type: 'answer', name, sdp });
    });
  }

  private offered(name: string, message: ToClients): Promise<string> {
    const sdp = new Promise<string>((done) => this.offers.set(name, done));
    this.tell(message);
    return sdp;
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
