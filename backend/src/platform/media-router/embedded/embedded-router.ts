import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { LinesOfRoom, MediaRouter, RoutedMember, RoutedOffer, RouterWatcher } from '../../../kernel/media-router.js';
import { Unavailable } from '../../../kernel/unavailable.js';
import type { Failed } from '../../stack.js';
import { Reach } from '../reach.js';
import type { FromRouter, ToRouter } from './router-messages.js';
import type { RouterNetwork } from './router-network.js';

export interface RouterOptions {
  readonly network: RouterNetwork;
  readonly seats: number;
  /** Receiving lines of one connection: as many as a room can have others. */
  readonly lines: number;
}

/** Starting takes a second and an answer a few milliseconds; a busy machine has many times that. */
const START_MS = 20_000;
const ANSWER_MS = 10_000;
const END_MS = 2_000;
/** So long no room counts on a router that could not be started. */
const UNABLE_MS = 60_000;

const ROUTER = 'the router of voice rooms';
const UNREACHED = 'is reached by no browser: its UDP port has to be open, and VOICE_ROUTER_ADDRESS an address under which browsers reach it';
const NO_LINES: LinesOfRoom = new Map();

/**
 * Passes sound on in a process of its own, so that no request waits for it and nothing in it does harm to what is served. The process is started when
 * somebody is to be connected first, and anew when it has ended: who was connected through it makes a new link.
 */
export class EmbeddedRouter implements MediaRouter {
  private readonly arranged = new Map<string, readonly RoutedMember[]>();
  private readonly lines = new Map<string, LinesOfRoom>();
  private readonly waiting = new Map<number, { readonly connection: string; answered(sdp: string | null): void }>();
  private changed: (room: string) => void = () => undefined;
  private process: ChildProcess | null = null;
  private started: Promise<void> | null = null;
  private last = 0;
  private readonly reach = new Reach(
    () => this.failed(ROUTER, new Error(UNREACHED)),
    (connection) => [...this.arranged.values()].some((members) => members.some((member) => member.connection === connection)),
  );
  private unableUntil = 0;
  private isClosed = false;

  constructor(
    private readonly start: () => ChildProcess,
    private readonly options: RouterOptions,
    private readonly failed: Failed,
  ) {}

  get seats(): number {
    return this.carries ? this.options.seats : 0;
  }

  get carries(): boolean {
    return !this.reach.isDoubted && performance.now() >= this.unableUntil;
  }

  async admit(room: string, connection: string, offer: RoutedOffer): Promise<string | null> {
    if (this.isClosed) throw new Unavailable(ROUTER, new Error('closed'));
    this.started ??= this.begin().catch((error: unknown) => this.unable(error));
    await this.started;
    const id = ++this.last;
    return this.within(
      ANSWER_MS,
      new Promise<string | null>((answered) => {
        this.waiting.set(id, { connection, answered });
        this.tell({ type: 'admit', id, room, connection, offer });
      }),
    ).finally(() => this.waiting.delete(id));
  }

  leave(room: string, connection: string, link: string): void {
    this.tell({ type: 'leave', room, connection, link });
  }

  arrange(room: string, members: readonly RoutedMember[]): void {
    if (members.length > 0) this.arranged.set(room, members);
    else {
      this.arranged.delete(room);
      this.lines.delete(room);
      this.look();
    }
    if (this.started) this.tell({ type: 'arrange', room, members });
  }

  held(): number {
    return [...this.arranged.values()].reduce((sum, members) => sum + members.length, 0);
  }

  linesOf(room: string): LinesOfRoom {
    return this.lines.get(room) ?? NO_LINES;
  }

  /** What its browsers offered once stands: each line is whose it is said to be. */
  watch({ changed }: Pick<RouterWatcher, 'changed'>): void {
    this.changed = changed;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.reach.end();
    const { process } = this;
    if (!process) return;
    const ended = once(process, 'exit');
    process.disconnect();
    const late = setTimeout(() => process.kill('SIGKILL'), END_MS);
    await ended;
    clearTimeout(late);
  }

  /** Rejects with Unavailable when the process does not get ready; the next who needs it gets another one. */
  private async begin(): Promise<void> {
    const process = this.start();
    // Each who waits to be admitted looks whether it ends.
    process.setMaxListeners(this.options.seats + 10);
    this.process = process;
    const ready = new Promise<void>((done) => {
      process.on('message', (message: FromRouter) => (message.type === 'ready' ? done() : this.heard(message)));
    });
    process.on('error', (error) => {
      this.failed(ROUTER, error);
      // A process that never came to be has no end of its own.
      if (process.pid === undefined) process.emit('exit', null, null);
    });
    process.once('exit', (code, signal) => this.ended(process, `ended with ${code ?? signal}`));
    const { network, seats, lines } = this.options;
    this.tell({ type: 'begin', network, seats, lines });
    await this.within(START_MS, ready);
    this.unableUntil = 0;
    for (const [room, members] of this.arranged) this.tell({ type: 'arrange', room, members });
  }

  /** The next who needs it tries again; until then rooms are not held for what cannot carry them. */
  private unable(error: unknown): never {
    [this.started, this.unableUntil] = [null, performance.now() + UNABLE_MS];
    throw error instanceof Unavailable ? error : new Unavailable(ROUTER, error);
  }

  /** What is late comes no more: the process is given up, as whatever holds it up would hold up the next one, too. */
  private async within<T>(longestMs: number, work: Promise<T>): Promise<T> {
    const { process } = this;
    let [gone, timer]: [() => void, NodeJS.Timeout | undefined] = [() => undefined, undefined];
    let isOver = false;
    const lost = new Promise<never>((_, reject) => {
      gone = () => reject(new Unavailable(ROUTER, new Error('no answer')));
      process?.once('exit', gone);
      // An answer that came while the application itself stood still is read before.
      timer = setTimeout(() => setImmediate(() => isOver || process?.kill('SIGKILL')), longestMs);
    });
    try {
      return await Promise.race([work, lost]);
    } finally {
      isOver = true;
      clearTimeout(timer);
      process?.off('exit', gone);
    }
  }

  private heard(message: FromRouter): void {
    if (message.type === 'admitted') this.admitted(message.id, message.sdp);
    else if (message.type === 'failed') this.failed(ROUTER, new Error(message.words));
    else if (message.type === 'lines' && this.arranged.has(message.room)) {
      this.lines.set(message.room, new Map(message.lines));
      if (message.lines.some(([, lines]) => lines.length > 0)) this.reach.prove();
      else this.look();
      this.changed(message.room);
    }
  }

  private admitted(id: number, sdp: string | null): void {
    const asked = this.waiting.get(id);
    asked?.answered(sdp);
    if (asked && sdp !== null) this.reach.expect(asked.connection);
  }

  private ended(process: ChildProcess, how: string): void {
    if (this.process !== process) return;
    [this.process, this.started] = [null, null];
    if (!this.isClosed) this.failed(ROUTER, new Error(how));
    const rooms = [...this.lines.keys()];
    this.lines.clear();
    this.look();
    for (const room of rooms) this.changed(room);
  }

  /** That browsers reach it is known from those who hear somebody by it. */
  private look(): void {
    if (![...this.lines.values()].some((room) => [...room.values()].some((lines) => lines.length > 0))) this.reach.lose();
  }

  private tell(message: ToRouter): void {
    if (this.process?.connected) this.process.send(message);
  }
}
