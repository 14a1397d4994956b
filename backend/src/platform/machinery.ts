import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock.js';
import type { CommandClass, CommandSender } from '../kernel/command.js';
import type { Ids } from '../kernel/ids.js';
import type { ContextParts } from './context-parts.js';
import type { EmbeddedStack } from './embedded.js';
import type { HealthSource } from './http/health.controller.js';
import type { Followers } from './http/reply.js';
import { InProcessScheduler } from './jobs/in-process-scheduler.js';
import type { Parked, Parking } from './parking/parking.js';
import { PolicyRunner } from './policies/policy-runner.js';
import { ProjectionRunner } from './projections/projection-runner.js';
import { type Announce, Broadcaster } from './realtime/broadcaster.js';
import { EventSealer } from './vault/event-sealer.js';

const HEALTHY_LAG_MS = 1_000;

export interface MachineryTools {
  readonly stack: EmbeddedStack;
  readonly parts: readonly ContextParts[];
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sender: CommandSender;
  readonly logger: Logger;
}

/** Everything that follows the log, started and stopped together. */
export class Machinery implements HealthSource {
  readonly projections: ProjectionRunner;
  readonly policies: PolicyRunner;
  readonly scheduler: InProcessScheduler;
  readonly followers: Followers;
  private readonly parking: Parking;
  private broadcaster: Broadcaster | null = null;

  constructor(private readonly tools: MachineryTools) {
    const { stack, parts, clock, ids, sender } = tools;
    const { log, views, vault, jobs } = stack;
    this.parking = parkingIn(tools);
    const sealer = new EventSealer(
      vault,
      parts.flatMap(({ streams }) => streams),
    );
    const projections = parts.flatMap((part) => part.projections).map(({ projection }) => projection);
    const scheduled: CommandClass[] = parts.flatMap((part) => part.scheduled);
    this.projections = new ProjectionRunner(log, views, sealer, projections, this.parking);
    this.scheduler = new InProcessScheduler(jobs, sender, clock, ids, this.parking, scheduled);
    this.policies = new PolicyRunner(
      { log, jobs, sender, scheduler: this.scheduler, ids, parking: this.parking },
      parts.flatMap((part) => part.policies),
    );
    this.followers = { views: this.projections.positions, policies: this.policies.positions };
  }

  async start(announce: Readonly<Record<string, Announce>>): Promise<void> {
    const { log } = this.tools.stack;
    this.projections.start();
    this.policies.start();
    this.scheduler.start();
    this.broadcaster = new Broadcaster(log, this.followers.views, announce, (error) => this.parking.alert('broadcaster', error));
    await this.broadcaster.start();
  }

  async stop(): Promise<void> {
    await this.scheduler.stop();
    await this.policies.follower.stop();
    await this.projections.follower.stop();
    await this.broadcaster?.follower.stop();
  }

  /** Position of the last event of the log. */
  head(): Promise<number> {
    return this.tools.stack.log.head();
  }

  /** Resolves when the views hold all that the log holds now. */
  async caughtUp(withinMs: number): Promise<boolean> {
    return this.followers.views.waitFor(await this.head(), withinMs);
  }

  async failing(): Promise<readonly string[]> {
    const failing: string[] = [];
    if (!(await this.tools.stack.log.writable())) failing.push('log');
    if (this.projections.follower.failure || !(await this.caughtUp(HEALTHY_LAG_MS))) failing.push('projections');
    if (this.policies.follower.failure || !this.scheduler.running) failing.push('jobs');
    return failing;
  }
}

function parkingIn({ stack: { jobs }, logger }: MachineryTools): Parking {
  return {
    park(parked: Parked) {
      jobs.park(parked);
      const { error, ...event } = parked;
      logger.error({ err: error, ...event }, 'event parked');
    },
    alert: (what: string, error: unknown) => logger.error({ err: error }, `${what} failed`),
    count: () => jobs.parkedCount(),
  };
}
