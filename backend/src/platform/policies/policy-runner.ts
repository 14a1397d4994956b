import { setTimeout as pause } from 'node:timers/promises';
import type { StoredEvent } from '../../kernel/event.js';
import { BEGINNING, type Checkpoint, checkpointAt, type EventLog, EventLogRefused } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import type { Ids } from '../../kernel/ids.js';
import type { Lease, Leases } from '../../kernel/leases.js';
import { type Policy, type Reaction, react } from '../../kernel/policy.js';
import { Unavailable } from '../../kernel/unavailable.js';
import type { GroupPositions } from '../following/group-positions.js';
import { IDLE } from '../following/held.js';
import { LogFollower } from '../following/log-follower.js';
import type { CommandJobs } from '../jobs/command-jobs.js';
import type { Parking } from '../parking/parking.js';
import { News } from './news.js';
import type { PolicyCheckpoints } from './policy-checkpoints.js';
import { seenBy } from './seen-by.js';

/** How often it is looked whether the store of the jobs still knows how far the policies have come. */
const LOOK_MS = 30_000;
const BATCH = 200;
const ATTEMPTS = 3;
const RETRY_MS = 50;

export interface PolicyTools {
  readonly log: EventLog;
  readonly checkpoints: PolicyCheckpoints;
  readonly commands: Pick<CommandJobs, 'schedule' | 'cancel' | 'send' | 'awaitRecurring'>;
  readonly reader: EventReader;
  readonly leases: Leases;
  readonly ids: Ids;
  readonly parking: Parking;
  readonly positions: GroupPositions;
}

/**
 * Follows the log and does what the policies say; personal fields stay shut for all but those that say they read them. Every reaction has an
 * id made from its event, so doing it again changes nothing. Of all processes one does it at a time. Where a policy had nothing to do, its
 * checkpoint is written now and then only.
 */
export class PolicyRunner {
  readonly follower: LogFollower;
  /** Up to where each policy has done everything: beyond what is stored there was nothing to do. */
  private readonly checkpoints = new Map<string, number>();
  /** The checkpoints as they stand in the store. */
  private readonly stored = new Map<string, number>();
  /** Whose checkpoints were written last: a store that loses anything loses these. */
  private lastWritten: readonly string[] = [];
  /** The last event that was passed, and how many were since the checkpoints of all were written. */
  private passed: Checkpoint = BEGINNING;
  private unwritten = 0;
  /** Set by the clock, when the checkpoints of some have not been written for long. */
  private isTimeToKeep = false;
  private keeping: NodeJS.Timeout | undefined;
  private lease: Lease | null = null;
  private news: News | null = null;
  private looking: NodeJS.Timeout | undefined;
  /** The fence under which the checkpoints were read. */
  private fence: number | null = null;

  /** In the order in which they take an event up: those whom replies wait for come first. */
  readonly policies: readonly Policy[];

  constructor(
    private readonly tools: PolicyTools,
    policies: readonly Policy[],
  ) {
    const isLate = ({ follows }: Policy) => follows === 'later';
    this.policies = [...policies.filter((policy) => !isLate(policy)), ...policies.filter(isLate)];
    this.follower = new LogFollower(tools.log, {
      step: () => this.step(),
      recover: () => this.readCheckpoints(),
      failed: (error) => tools.parking.alert('policy runner', error),
    });
  }

  start(): void {
    this.lease = this.tools.leases.seek('policies', () => this.follower.wake());
    this.follower.start();
    this.looking = setInterval(() => this.follower.wake(), LOOK_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.looking);
    await this.follower.stop();
    clearTimeout(this.keeping);
    // Nothing is lost with them: what they pass is passed again.
    if (this.isCurrent) await this.keep().catch((error: unknown) => this.tools.parking.alert('checkpoints at the end', error));
    await this.news?.stop();
    await this.lease?.release();
  }

  /** Whether this process is the one that does what the policies say. */
  get active(): boolean {
    return this.lease !== null && this.lease.fence !== null;
  }

  private async step(): Promise<boolean> {
    const fence = this.lease?.fence ?? null;
    if (fence === null) {
      await this.endNews();
      return false;
    }
    if (fence !== this.fence) await this.readCheckpoints();
    const events = await this.tools.log.readAll(this.slowest(), BATCH);
    const taken = await this.takeInOrder(events);
    const last = taken.at(-1);
    if (!last) return this.isTimeToKeep ? !(await this.keep()) && this.goBack() : this.goBackIfLost();
    if (!(await this.moveOn(taken, checkpointAt(last)))) return this.goBack();
    if (this.news?.isOver) await this.endNews();
    this.announce();
    return taken.length < events.length || events.length === BATCH;
  }

  /** Whether nobody else has taken over. */
  private get isCurrent(): boolean {
    return this.fence !== null && this.lease?.fence === this.fence;
  }

  /** Writes the checkpoints of those that had something to do, and of all when theirs have not been written for long; false when the store has lost some. */
  private async moveOn(taken: readonly StoredEvent[], to: Checkpoint): Promise<boolean> {
    this.unwritten += taken.length;
    const isTime = this.isTimeToKeep || this.unwritten >= IDLE.events;
    const types = new Set(taken.map(({ type }) => type));
    const moved = this.policies.filter(({ name, on }) => this.at(name) < to.position && (isTime || [...types].some((type) => type in on)));
    const isWritten = await this.write(moved, to);
    if (!isWritten) return false;
    for (const { name } of this.policies) this.checkpoints.set(name, Math.max(to.position, this.at(name)));
    this.passed = to;
    if (isTime) [this.unwritten, this.isTimeToKeep] = [0, false];
    else this.keepLater();
    return true;
  }

  private async write(policies: readonly Policy[], to: Checkpoint): Promise<boolean> {
    if (policies.length === 0) return true;
    const names = policies.map(({ name }) => name);
    const known = new Map([...names, ...this.lastWritten].map((name) => [name, this.stored.get(name) ?? 0]));
    if (!(await this.tools.checkpoints.move(names, to, known))) return false;
    for (const name of names) this.stored.set(name, to.position);
    this.lastWritten = names;
    return true;
  }

  private keepLater(): void {
    this.keeping ??= setTimeout(() => {
      this.keeping = undefined;
      this.isTimeToKeep = true;
      this.follower.wake();
    }, IDLE.ms).unref();
  }

  /** Writes the checkpoints of those that have only passed events. */
  private async keep(): Promise<boolean> {
    [this.isTimeToKeep, this.unwritten] = [false, 0];
    const { passed } = this;
    const idle = this.policies.filter(({ name }) => this.at(name) === passed.position && (this.stored.get(name) ?? 0) < passed.position);
    return this.write(idle, passed);
  }

  private at(name: string): number {
    return this.checkpoints.get(name) ?? 0;
  }

  /** When nothing happens in the log, nothing else would tell that the jobs are lost. */
  private async goBackIfLost(): Promise<boolean> {
    const [name] = this.lastWritten;
    if (name === undefined || (await this.tools.checkpoints.read(name)) === this.stored.get(name)) return false;
    return this.goBack();
  }

  /** The store has lost how far the policies had come, and with it jobs: what it knows no more is asked for again. */
  private async goBack(): Promise<boolean> {
    this.tools.parking.alert('policy runner', new Error('the store of the jobs has lost some: the policies go back to where it has them stand'));
    await this.tools.commands.awaitRecurring();
    await this.readCheckpoints();
    return true;
  }

  /** Answers the events that were taken; rejects when that is none because the first could not be. */
  private async takeInOrder(events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
    for (const [index, event] of events.entries()) {
      try {
        await this.handleAll(event);
      } catch (error) {
        if (index === 0) throw error;
        // What was taken before is not to be taken again while this one waits: the next step begins with it.
        return events.slice(0, index);
      }
    }
    return events;
  }

  private async readCheckpoints(): Promise<void> {
    const fence = this.lease?.fence ?? null;
    const names = this.policies.map(({ name }) => name);
    const kept = await this.tools.checkpoints.anchored(names);
    for (const name of names) {
      const { position } = kept.get(name) ?? BEGINNING;
      this.stored.set(name, position);
      this.checkpoints.set(name, position);
    }
    this.lastWritten = names.slice(0, 1);
    [this.passed, this.unwritten] = [BEGINNING, 0];
    this.fence = fence;
    await this.endNews();
    if (fence !== null) {
      this.news = await News.begin(this.tools.log, this.slowest(), {
        take: (event) => this.takeEarly(event),
        reached: () => this.slowest(),
        failed: (error) => this.tools.parking.alert('policy runner', error),
      });
    }
    this.announce();
  }

  private async endNews(): Promise<void> {
    const { news } = this;
    this.news = null;
    await news?.stop();
  }

  /** Does what is to be done now because of an event; what has a later time waits for its turn, as does whatever fails. */
  private async takeEarly(event: StoredEvent): Promise<void> {
    for (const policy of this.policies) {
      if (!(event.type in policy.on)) continue;
      try {
        const reactions = react(policy, await seenBy(this.tools.reader, policy, event));
        for (const [index, reaction] of reactions.entries()) if (isForNow(reaction, event)) await this.perform(policy, event, reaction, index);
      } catch (error) {
        if (error instanceof Unavailable) throw error;
        this.tools.parking.alert(`news for ${policy.name}`, error);
      }
    }
  }

  private announce(): void {
    this.tools.positions.reach(Object.fromEntries(this.checkpoints));
  }

  /** Those whom replies wait for come first, and are waited for no longer than it takes them. */
  private async handleAll(event: StoredEvent): Promise<void> {
    for (const policy of this.policies) {
      if (!(event.type in policy.on) || event.position <= this.at(policy.name)) continue;
      await this.handle(policy, event);
      this.tools.positions.reach({ [policy.name]: event.position });
    }
  }

  private async handle(policy: Policy, event: StoredEvent): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const reactions = react(policy, await seenBy(this.tools.reader, policy, event));
        for (const [index, reaction] of reactions.entries()) await this.perform(policy, event, reaction, index);
        return;
      } catch (error) {
        // When a store is away nothing is wrong with the event: following stops here and goes on from here.
        if (error instanceof Unavailable) throw error;
        if (attempt === ATTEMPTS || error instanceof EventLogRefused) {
          await this.tools.parking.park({ follower: policy.name, position: event.position, eventId: event.id, type: event.type, error });
          return;
        }
        await pause(RETRY_MS * 2 ** attempt);
      }
    }
  }

  private async perform(policy: Policy, event: StoredEvent, reaction: Reaction, index: number): Promise<void> {
    const { correlationId, actor, at } = event;
    const { commands, ids } = this.tools;
    if ('cancel' in reaction) {
      await commands.cancel(reaction.cancel);
    } else if ('schedule' in reaction) {
      await commands.schedule({ key: reaction.key, at: reaction.at, intent: reaction.schedule, correlationId, causationId: event.id, event: event.id });
    } else {
      const id = ids.derive(`${policy.name}/${event.id}/${index}`);
      await commands.send(reaction.send, { id, at, actor, correlationId, causationId: event.id });
    }
  }

  private slowest(): number {
    return Math.min(...this.checkpoints.values());
  }
}

const isForNow = (reaction: Reaction, { at }: StoredEvent): boolean => 'send' in reaction || ('schedule' in reaction && reaction.at <= at);
