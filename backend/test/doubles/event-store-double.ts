import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./event-store.mjs', import.meta.url));

/** How one log of the double behaves. */
export interface EventStoreSwitches {
  /** Whether the server says that it takes batches; it does unless told otherwise. */
  readonly batchAppend?: boolean;
  /** After how many events a subscription hears of a checkpoint; as the subscriber asks unless told otherwise. */
  readonly checkpointEvery?: number | null;
  /** That many appends are written, but the connection is cut before their answer. */
  readonly loseAnswers?: number;
  /** Takes requests and writes appends, but answers no more. */
  readonly silent?: boolean;
  /** Whether everybody is refused as one whose password is wrong. */
  readonly refusesAll?: boolean;
  /** Subscriptions are kept, but hear nothing. */
  readonly holdSubscriptions?: boolean;
  /** The version that the server tells, 23.10.0 unless told otherwise; null for one that is too old to be asked. */
  readonly version?: string | null;
  /** The greatest append that the server takes, in bytes: 1 MiB unless it is told otherwise. */
  readonly maxAppendBytes?: number;
  /** How long a read or an append is under way before the server looks at it: none unless told. */
  readonly latencyMs?: number;
  /** How long an append takes to be written, on top of that: no time unless told. */
  readonly writeMs?: number;
  /** After how long a subscription is confirmed: each after another time, up to 30 ms, unless told. */
  readonly confirmedAfterMs?: number;
}

/** What one log of the double says of itself. */
interface EventStoreState {
  /** How many answers are still to be lost. */
  readonly loseAnswers: number;
  readonly events: number;
  /** How many connections are open. */
  readonly connections: number;
  /** How often a subscription was dropped, or fell behind where the version does that, since its client did not read. */
  readonly subscriptionsBehind: number;
}

/** What is done behind the back of a log; `swap`: with the fact behind it. */
export type Tampering = 'edit' | 'delete' | 'insert' | 'swap' | 'cut';

/** The stand-in for EventStoreDB: any number of named logs in a process of its own. */
export class EventStoreDouble {
  private constructor(
    readonly controlUrl: string,
    private readonly child: ChildProcess | null,
  ) {}

  /** Starts a process, which ends with this one. */
  static async start(): Promise<EventStoreDouble> {
    const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the event store double ended with ${code}`)));
    const [line] = (await Promise.race([once(createInterface(child.stdout as Readable), 'line'), ended])) as [string];
    ended.catch(() => undefined);
    child.unref();
    for (const pipe of [child.stdin, child.stdout]) (pipe as unknown as { unref(): void }).unref();
    return new EventStoreDouble(line, child);
  }

  /** Uses a process that somebody else has started and will end. */
  static at(controlUrl: string): EventStoreDouble {
    return new EventStoreDouble(controlUrl, null);
  }

  /** Opens a log, or starts it again where it was; answers its connection string. With `follows` it is a node that is not the leader. */
  async open(name: string, how: EventStoreSwitches & { readonly follows?: string } = {}): Promise<string> {
    return ((await this.ask(name, 'open', how)) as { url: string }).url;
  }

  /** The server of a log dies; its data is kept. */
  async stopLog(name: string): Promise<void> {
    await this.ask(name, 'stop');
  }

  /** Ends the server of a log and forgets its data. */
  async drop(name: string): Promise<void> {
    await this.ask(name, 'drop');
  }

  async set(name: string, switches: EventStoreSwitches): Promise<void> {
    await this.ask(name, 'set', switches);
  }

  async state(name: string): Promise<EventStoreState> {
    return (await this.ask(name, 'state')) as EventStoreState;
  }

  /** Others append so many events (`Flooded`, numbered from 0) to one stream, `atOnce` together and `everyMs`. */
  async flood(name: string, how: { readonly stream: string; readonly count: number; readonly atOnce: number; readonly everyMs: number }): Promise<void> {
    await this.ask(name, 'flood', how);
  }

  /** A log that nobody uses has its first `count` events again, and no others. */
  async rewind(name: string, count: number): Promise<void> {
    await this.ask(name, 'rewind', { count });
  }

  /** Does to the fact at a place of a log that nobody uses what no client can. */
  async tamper(name: string, how: Tampering, place: number): Promise<void> {
    await this.ask(name, 'tamper', { how, place });
  }

  /** Puts other bytes in the place of those of a fact of a log, counted from 1. */
  async rewrite(name: string, place: number, parts: { readonly data?: string; readonly metadata?: string }): Promise<void> {
    await this.ask(name, 'rewrite', { place, ...parts });
  }

  /** All connections to a log are lost; its server goes on. */
  async cutConnections(name: string): Promise<void> {
    await this.ask(name, 'cut');
  }

  async writeSystemEvents(name: string, count: number): Promise<void> {
    await this.ask(name, 'system-events', { count });
  }

  async close(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.ref();
    this.child.stdin?.end();
    await ended;
  }

  private async ask(name: string, command: string, body: object = {}): Promise<unknown> {
    // A connection that was kept may have been closed meanwhile, and whoever was busy has not heard of it.
    const how = { method: 'POST', headers: { connection: 'close' }, body: JSON.stringify(body) };
    const answer = await fetch(`${this.controlUrl}/${encodeURIComponent(name)}/${command}`, how);
    const said = await answer.json();
    if (!answer.ok) throw new Error(`the event store double cannot ${command} ${name}: ${JSON.stringify(said)}`);
    return said;
  }
}

/** Starts the double, or joins the one that EVENTSTORE_DOUBLE names. */
export async function startEventStoreDouble(): Promise<EventStoreDouble> {
  const shared = process.env.EVENTSTORE_DOUBLE;
  return shared ? EventStoreDouble.at(shared) : EventStoreDouble.start();
}
