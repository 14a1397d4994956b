import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedEvent } from '../../kernel/event.js';
import { checkpointAt, type EventLog, EventLogRefused } from '../../kernel/event-log.js';
import type { Sealer } from '../../kernel/event-store.js';
import type { Ids } from '../../kernel/ids.js';
import type { Lease, Leases } from '../../kernel/leases.js';
import { type Policy, type Reaction, react } from '../../kernel/policy.js';
import { Unavailable } from '../../kernel/unavailable.js';
import type { GroupPositions } from '../following/group-positions.js';
import { LogFollower } from '../following/log-follower.js';
import type { CommandJobs } from '../jobs/command-jobs.js';
import type { Parking } from '../parking/parking.js';
import { News } from './news.js';
import type { PolicyCheckpoints } from './policy-checkpoints.js';

const BATCH = 200;
const ATTEMPTS = 3;
const RETRY_MS = 50;

export interface PolicyTools {
  readonly log: EventLog;
  readonly checkpoints: PolicyCheckpoints;
  readonly commands: Pick<CommandJobs, 'schedule' | 'cancel' | 'send'>;
  readonly sealer: Sealer;
  readonly leases: Leases;
  readonly ids: Ids;
  readonly parking: Parking;
  readonly positions: GroupPositions;
}

/**
 * Follows the log and does what the policies say; personal fields stay sealed for all but those that say they read them. Every reaction has an
 * id made from its event, so doing it again changes nothing. Of all processes one does it at a time.
 */
export class PolicyRunner {
  readonly follower: LogFollower;
  private readonly checkpoints = new Map<string, number>();
  private lease: Lease | null = null;
  private news: News | null = null;
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
  }

  async stop(): Promise<void> {
    await this.follower.stop();
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
    const last = events.at(-1);
    if (!last) return false;
    for (const event of events) await this.handleAll(event);
    const names = this.policies.map(({ name }) => name);
    await this.tools.checkpoints.move(names, checkpointAt(last));
    for (const name of names) this.checkpoints.set(name, Math.max(last.position, this.checkpoints.get(name) ?? 0));
    if (this.news?.isOver) await this.endNews();
    this.announce();
    return true;
  }

  private async readCheckpoints(): Promise<void> {
    const fence = this.lease?.fence ?? null;
    for (const { name } of this.policies) this.checkpoints.set(name, await this.tools.checkpoints.read(name));
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
  private async takeEarly(event: RecordedEvent): Promise<void> {
    for (const policy of this.policies) {
      if (!(event.type in policy.on)) continue;
      try {
        const reactions = react(policy, await this.seenBy(policy, event));
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
  private async handleAll(event: RecordedEvent): Promise<void> {
    for (const policy of this.policies) {
      if (!(event.type in policy.on) || event.position <= (this.checkpoints.get(policy.name) ?? 0)) continue;
      await this.handle(policy, event);
      this.tools.positions.reach({ [policy.name]: event.position });
    }
  }

  private async handle(policy: Policy, event: RecordedEvent): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const reactions = react(policy, await this.seenBy(policy, event));
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

  /** An event is opened for whom it concerns, and for nobody else: most are for nobody. */
  private async seenBy({ readsSealed, on }: Policy, event: RecordedEvent): Promise<RecordedEvent> {
    return readsSealed && event.type in on ? this.tools.sealer.open(event) : event;
  }

  private async perform(policy: Policy, event: RecordedEvent, reaction: Reaction, index: number): Promise<void> {
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

const isForNow = (reaction: Reaction, { at }: RecordedEvent): boolean => 'send' in reaction || ('schedule' in reaction && reaction.at <= at);
