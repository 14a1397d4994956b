import { setTimeout as pause } from 'node:timers/promises';
import type { CommandSender } from '../../kernel/command.js';
import type { RecordedEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { Ids } from '../../kernel/ids.js';
import { type Policy, type Reaction, react } from '../../kernel/policy.js';
import type { Scheduler } from '../../kernel/schedule.js';
import { LogFollower } from '../following/log-follower.js';
import { Positions } from '../following/positions.js';
import type { SqliteJobs } from '../jobs/sqlite-jobs.js';
import type { Parking } from '../parking/parking.js';

const BATCH = 200;
const ATTEMPTS = 3;
const RETRY_MS = 50;

export interface PolicyTools {
  readonly log: EventLog;
  readonly jobs: SqliteJobs;
  readonly sender: CommandSender;
  readonly scheduler: Scheduler;
  readonly ids: Ids;
  readonly parking: Parking;
}

/** Follows the log and does what the policies say; personal fields stay sealed. Every reaction has an id made from its event, so doing it again changes nothing. */
export class PolicyRunner {
  readonly positions = new Positions();
  readonly follower: LogFollower;
  private readonly checkpoints = new Map<string, number>();

  constructor(
    private readonly tools: PolicyTools,
    private readonly policies: readonly Policy[],
  ) {
    this.follower = new LogFollower(tools.log, {
      step: () => this.step(),
      recover: () => undefined,
      failed: (error) => tools.parking.alert('policy runner', error),
    });
  }

  start(): void {
    for (const { name } of this.policies) this.checkpoints.set(name, this.tools.jobs.checkpoint(name));
    this.positions.reach(this.slowest());
    this.follower.start();
  }

  private async step(): Promise<boolean> {
    const events = await this.tools.log.readAll(this.slowest(), BATCH);
    const last = events.at(-1);
    if (!last) return false;
    for (const event of events) {
      for (const policy of this.policies) await this.handle(policy, event);
    }
    const names = this.policies.map(({ name }) => name);
    this.tools.jobs.moveCheckpoints(names, last.position);
    for (const name of names) this.checkpoints.set(name, Math.max(last.position, this.checkpoints.get(name) ?? 0));
    this.positions.reach(last.position);
    return true;
  }

  private async handle(policy: Policy, event: RecordedEvent): Promise<void> {
    if (event.position <= (this.checkpoints.get(policy.name) ?? 0)) return;
    for (let attempt = 1; ; attempt++) {
      try {
        const reactions = react(policy, event);
        for (const [index, reaction] of reactions.entries()) await this.perform(policy, event, reaction, index);
        return;
      } catch (error) {
        if (attempt === ATTEMPTS) {
          this.tools.parking.park({ follower: policy.name, position: event.position, eventId: event.id, type: event.type, error });
          return;
        }
        await pause(RETRY_MS * 2 ** attempt);
      }
    }
  }

  private async perform(policy: Policy, event: RecordedEvent, reaction: Reaction, index: number): Promise<void> {
    const { correlationId, actor, at } = event;
    if ('cancel' in reaction) {
      this.tools.scheduler.cancel(reaction.cancel);
    } else if ('schedule' in reaction) {
      this.tools.scheduler.schedule({ key: reaction.key, at: reaction.at, intent: reaction.schedule, correlationId, causationId: event.id });
    } else {
      const { command, data } = reaction.send;
      const id = this.tools.ids.derive(`${policy.name}/${event.id}/${index}`);
      await this.tools.sender.send(new command(data, { id, at, actor, correlationId, causationId: event.id }));
    }
  }

  private slowest(): number {
    return Math.min(...this.checkpoints.values());
  }
}
