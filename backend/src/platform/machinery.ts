import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { FollowerRow } from '../../contracts/operations.js';
import { type Checkpoint, START } from '../kernel/event-log.js';
import type { EventReader } from '../kernel/event-reader.js';
import type { Ids } from '../kernel/ids.js';
import { ChainKeeper } from './chain/chain-keeper.js';
import type { KnownFault } from './chain/known-fault.js';
import { type Follower, type Places, promptAt } from './following/awaited.js';
import { GroupPositions } from './following/group-positions.js';
import { held } from './following/held.js';
import { eventsBehind } from './following/lag.js';
import { strayed } from './following/strayed.js';
import type { HealthSource } from './http/health.controller.js';
import type { FollowerSource } from './http/operations.controller.js';
import type { CommandJobs } from './jobs/command-jobs.js';
import { whileHolding } from './leases/while-holding.js';
import type { Parked, Parking } from './parking/parking.js';
import { FAR_BEHIND } from './policies/news.js';
import type { PolicyCheckpoints } from './policies/policy-checkpoints.js';
import { PolicyRunner } from './policies/policy-runner.js';
import { settleJobs } from './policies/settle-jobs.js';
import { ProjectionRunners } from './projections/projection-runners.js';
import { type Announcing, Broadcaster } from './realtime/broadcaster.js';
import type { Followers } from './request/reply.js';
import type { ProcessRole } from './settings/engine-settings.js';
import type { ContextParts } from './slices/context.js';
import type { Stack } from './stack.js';

const HEALTHY_LAG_MS = 1_000;
/** Whoever watches over processes takes one that is silent for longer for dead. */
const HEALTH_MS = 1_800;
const SWEEP_EVERY_MS = 60 * 60_000;
/** Processes that begin hear within this time that somebody folds. */
const ANNOUNCE_EVERY_MS = 1_000;

export interface MachineryTools {
  readonly stack: Stack;
  readonly parts: readonly ContextParts[];
  readonly roles: readonly ProcessRole[];
  readonly reader: EventReader;
  readonly ids: Ids;
  readonly commands: CommandJobs;
  readonly logger: Logger;
  readonly known: KnownFault;
}

/** Everything that follows the log in this process, started and stopped together. */
export class Machinery implements HealthSource, FollowerSource {
  readonly followers: Followers;
  private readonly projections: ProjectionRunners;
  private readonly policies: PolicyRunner;
  private readonly chain: ChainKeeper;
  private readonly parking: Parking;
  private broadcasters: readonly Broadcaster[] = [];
  private sweeping: NodeJS.Timeout | undefined;
  private announcing: NodeJS.Timeout | undefined;
  /** False while whoever started this has yet to prepare the installation. */
  private isPrepared = true;

  constructor(private readonly tools: MachineryTools) {
    const { stack, parts, reader, ids, commands } = tools;
    const { log, views, leases, policyCheckpoints: checkpoints } = stack;
    const projections = parts.flatMap((part) => part.projections).map(({ projection }) => projection);
    const policies = parts.flatMap((part) => part.policies);
    this.parking = parkingIn(tools);
    this.followers = {
      views: this.group('views', projections, async () => held(log, projections, await views.checkpoints())),
      policies: this.group('policies', policies, async () => held(log, policies, await placesIn(checkpoints, policies))),
    };
    const common = { log, reader, leases, parking: this.parking };
    this.projections = new ProjectionRunners({ ...common, views, positions: this.followers.views }, projections);
    this.chain = new ChainKeeper({ log, links: stack.links, leases, failed: (error) => this.parking.alert('chain', error) });
    tools.known.onFound(() => this.freeze());
    this.policies = new PolicyRunner({ ...common, checkpoints, commands, ids, positions: this.followers.policies }, policies);
  }

  /** Starts the parts that this process has been given; each line of `announcing` tells sockets what happened. */
  async start(announcing: readonly Announcing[]): Promise<void> {
    // Most starts have nothing to align; those that have wait for each other.
    if (!(await this.isAligned())) await whileHolding(this.tools.stack.leases, 'alignment', () => this.align());
    await this.followers.views.refresh();
    await this.followers.policies.refresh();
    if (this.runs('projector')) {
      await this.projections.start();
      this.sweeping = setInterval(() => this.sweep(), SWEEP_EVERY_MS);
      this.announcing = setInterval(() => this.projections.announce(), ANNOUNCE_EVERY_MS);
    }
    if (this.runs('worker')) {
      this.policies.start();
      this.chain.start();
      await this.tools.commands.start();
    }
    if (!this.runs('api')) return;
    const alert = (error: unknown) => this.parking.alert('broadcaster', error);
    this.broadcasters = announcing.map((line) => new Broadcaster(this.tools.stack.log, this.tools.reader, this.followers.views, line, alert));
    for (const broadcaster of this.broadcasters) await broadcaster.start();
  }

  /** Finishes what is under way; nothing more is begun. */
  async stop(): Promise<void> {
    clearInterval(this.sweeping);
    clearInterval(this.announcing);
    await this.tools.stack.jobs.stop();
    await this.policies.stop();
    await this.chain.stop();
    await this.projections.stop();
    await Promise.all(this.broadcasters.map(({ follower }) => follower.stop()));
  }

  /** By a log that was changed nothing is done, no mail is sent and no key is destroyed. A job that found it out ends first. */
  private freeze(): void {
    const stopping = [this.tools.stack.jobs.stop(), this.policies.stop(), this.chain.stop()];
    for (const stopped of stopping) stopped.catch((error: unknown) => this.parking.alert('reading only', error));
  }

  /** Position of the last event of the log. */
  head(): Promise<number> {
    return this.tools.stack.log.head();
  }

  /** Resolves when the views hold all that the log holds now; false when that took longer. */
  async caughtUp(withinMs: number): Promise<boolean> {
    return this.followers.views.waitFor(await this.head(), withinMs);
  }

  /** Resolves when no job is due or under way in this process. */
  idle(): Promise<void> {
    return this.tools.stack.jobs.idle();
  }

  async all(): Promise<readonly FollowerRow[]> {
    const { views, policies } = this.followers;
    await Promise.all([views.refresh(), policies.refresh()]);
    const behind = await eventsBehind(this.tools.stack.log, [...views.all.values(), ...policies.all.values()]);
    const rows = (kind: FollowerRow['kind'], positions: ReadonlyMap<string, number>) =>
      [...positions].map(([id, position]) => ({ id, kind, position, behind: behind.get(position) ?? 0 }));
    return [...rows('projection', views.all), ...rows('policy', policies.all)];
  }

  /** Until it is called again with true, health says that the installation is not ready to be used. */
  prepared(isPrepared: boolean): void {
    this.isPrepared = isPrepared;
  }

  async failing(): Promise<readonly string[]> {
    const failing: string[] = this.isPrepared ? [] : ['first-start'];
    const [isWritable, isInTime, isUpToDate] = await Promise.all([
      withinHealth(this.tools.stack.log.writable()),
      withinHealth(this.isInTime()),
      withinHealth(this.arePoliciesNear()),
    ]);
    if (this.tools.known.fault || this.chain.isFailing) failing.push('chain');
    if (!isWritable && !this.tools.known.fault) failing.push('log');
    // How far the views are behind a log that says nothing cannot be known.
    if (this.projections.isFailing || (isWritable && !isInTime)) failing.push('projections');
    if (isWritable && !isUpToDate) failing.push('policies');
    if (this.runs('worker') && (this.policies.follower.failure || !this.tools.stack.jobs.running)) failing.push('jobs');
    return failing;
  }

  /** Makes views and jobs those of the log, if another was put in its place, such as one from a backup. */
  private async align(): Promise<void> {
    const { logger, stack, reader, commands } = this.tools;
    const { log, views, jobs, policyCheckpoints: checkpoints } = stack;
    const lostViews = [...(await this.strayedViews()).keys()];
    if (lostViews.length > 0) {
      logger.warn({ projections: lostViews }, 'the log is not the one that these views were made from: they are emptied and built anew');
      await views.startOver(lostViews);
    }
    const policies = this.policies.policies;
    // Jobs are settled by the log that will count; which one that is, an operator has yet to say.
    if (this.tools.known.fault) return;
    const lostPolicies = await this.strayedPolicies();
    if (lostPolicies.size === 0) return;
    logger.warn({ policies: [...lostPolicies.keys()] }, 'the log is not the one that these policies have followed: its jobs are settled anew');
    const failed = (policy: string, error: unknown) => this.parking.alert(`settling the jobs of ${policy}`, error);
    await settleJobs({ log, checkpoints, jobs, commands, reader, failed }, policies, lostPolicies);
  }

  private async isAligned(): Promise<boolean> {
    return (await this.strayedViews()).size === 0 && (await this.strayedPolicies()).size === 0;
  }

  private async strayedViews(): Promise<ReadonlyMap<string, Checkpoint>> {
    const { log, views } = this.tools.stack;
    return strayed(log, await views.anchored());
  }

  private async strayedPolicies(): Promise<ReadonlyMap<string, Checkpoint>> {
    const { log, policyCheckpoints } = this.tools.stack;
    return strayed(log, await policyCheckpoints.anchored(this.policies.policies.map(({ name }) => name)));
  }

  private sweep(): void {
    if (!this.projections.holdsAll) return;
    this.tools.stack.views.sweep().catch((error: unknown) => this.parking.alert('sweep', error));
    // So that a start has no more than an hour to compare.
    if (this.tools.known.fault) return;
    this.tools.stack.compareKeys().catch((error: unknown) => this.parking.alert('comparison of the keys', error));
  }

  private async isInTime(): Promise<boolean> {
    try {
      const { views } = this.followers;
      const places = promptAt(views.followers, await this.head());
      // What a dead process held is nobody's for a while: until somebody folds, nothing that is written would be shown.
      return views.areDriven(places.keys()) && (await views.waitForThese(places, HEALTHY_LAG_MS));
    } catch (error) {
      this.parking.alert('health', error);
      return false;
    }
  }

  /**
   * Mails and ends of bans wait while the policies catch up with a long history, as after their jobs were lost. A policy that came with an
   * upgrade goes through the history alone: what the others have put in order stays so.
   */
  private async arePoliciesNear(): Promise<boolean> {
    const { policies } = this.followers;
    const isNear = async () => (await this.tools.stack.log.readAll(policies.furthest, FAR_BEHIND)).length < FAR_BEHIND;
    try {
      if (!this.runs('worker') || (await isNear())) return true;
      // Another worker may be at it, and its message may have been lost.
      await policies.refresh();
      return await isNear();
    } catch (error) {
      this.parking.alert('health', error);
      return false;
    }
  }

  private runs(role: ProcessRole): boolean {
    // Whoever only reads has no work.
    return this.tools.roles.includes(role) && !(role === 'worker' && this.tools.known.fault);
  }

  private group(topic: string, followers: readonly Follower[], stored: () => Promise<Places>): GroupPositions {
    return new GroupPositions({ topic, followers, stored }, this.tools.stack.bulletin, (error) => this.parking.alert(`positions of the ${topic}`, error));
  }
}

/** Where policies stand by what is stored; one that has not begun stands at the beginning. */
async function placesIn(checkpoints: PolicyCheckpoints, policies: readonly Follower[]): Promise<Places> {
  const names = policies.map(({ name }) => name);
  const kept = await checkpoints.anchored(names);
  return new Map(names.map((name) => [name, kept.get(name)?.position ?? START]));
}

/** The answer of a part, or false when it does not come in time: whoever asks for health must hear of a store that hangs. */
async function withinHealth(asked: Promise<boolean>): Promise<boolean> {
  const giveUp = new AbortController();
  const late = pause(HEALTH_MS, false, { signal: giveUp.signal }).catch(() => false);
  try {
    return await Promise.race([asked, late]);
  } finally {
    giveUp.abort();
  }
}

function parkingIn({ stack: { parked: kept }, logger }: MachineryTools): Parking {
  return {
    async park(parked: Parked) {
      await kept.park(parked);
      const { error, ...event } = parked;
      logger.error({ err: error, ...event }, 'event parked');
    },
    alert: (what: string, error: unknown) => logger.error({ err: error }, `${what} failed`),
  };
}
