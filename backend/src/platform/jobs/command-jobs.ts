import type { Clock } from '../../kernel/clock.js';
import type { CommandSender, Intent, Origin } from '../../kernel/command.js';
import { SYSTEM } from '../../kernel/event.js';
import type { Ids } from '../../kernel/ids.js';
import type { Job, Jobs, QueueName } from '../../kernel/jobs.js';
import type { ScheduledCommand, Scheduler } from '../../kernel/schedule.js';
import { SubjectForgotten, type Vault } from '../../kernel/vault.js';
import type { BoundCommand } from '../slices/bound-command.js';
import type { Recurring } from './recurring.js';

/** A policy waits this long for a command that goes through a queue; then the queue goes on trying without it. */
const LONGEST_RUN_MS = 1_500;

export interface CommandJobsTools {
  readonly jobs: Jobs;
  readonly sender: CommandSender;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly vault: Pick<Vault, 'seal' | 'open'>;
}

type Queued = Omit<BoundCommand, 'handler'> & { readonly queue: QueueName };
type Fields = Readonly<Record<string, unknown>>;

/** The id of the command that a policy scheduled under a key because of an event. */
export const jobId = (ids: Pick<Ids, 'derive'>, key: string, causationId: string | null): string => ids.derive(`job/${key}/${causationId}`);

/** Puts commands into queues and sends them when the queues say so. */
export class CommandJobs implements Scheduler {
  private readonly queued: ReadonlyMap<string, Queued>;
  private failed = 0;

  constructor(
    private readonly tools: CommandJobsTools,
    commands: readonly Omit<BoundCommand, 'handler'>[],
    private readonly recurring: readonly Recurring[],
  ) {
    this.queued = new Map(commands.flatMap(({ queue, ...bound }) => (queue === null ? [] : [[bound.command.name, { ...bound, queue }] as const])));
  }

  /** Begins to work on the queues and sees to it that what recurs is waiting. */
  async start(): Promise<void> {
    await this.tools.jobs.start((job) => this.counted(job));
    await this.awaitRecurring();
  }

  /** How many runs of jobs have failed in this process, those among them that another try has mended. */
  get failedRuns(): number {
    return this.failed;
  }

  /** Sees to it that what recurs is waiting; what waits already is the same job. */
  async awaitRecurring(): Promise<void> {
    for (const recurring of this.recurring) await this.awaitNext(recurring);
  }

  async schedule({ key, at, intent, correlationId, causationId, event }: ScheduledCommand): Promise<void> {
    const id = jobId(this.tools.ids, key, causationId);
    const job = this.jobFor(intent, key, at, { id, at: null, actor: SYSTEM, correlationId, causationId });
    const kept = await this.sealed(job);
    if (kept) await this.tools.jobs.put(event === undefined ? kept : { ...kept, event });
  }

  async cancel(key: string): Promise<void> {
    await this.tools.jobs.remove(key);
  }

  /** Sends a command that follows from the event which its origin names, through its queue, and waits a while for it; one that has no queue is sent at once. */
  async send({ command: type, data }: Intent, origin: Origin): Promise<void> {
    if (!this.queued.has(type.name)) {
      await this.tools.sender.send(new type(data, origin));
      return;
    }
    const job = this.jobFor({ command: type, data }, `command/${origin.id}`, origin.at, origin);
    const kept = await this.sealed(job);
    if (kept) await this.tools.jobs.run(origin.causationId === null ? kept : { ...kept, event: origin.causationId }, LONGEST_RUN_MS);
  }

  private jobFor({ command, data }: Intent, key: string, dueAt: string, origin: Job['origin']): Job {
    const known = this.queued.get(command.name);
    if (!known) throw new Error(`${command.name} is not among the commands that have a queue`);
    return { queue: known.queue, key, dueAt, command: command.name, data, origin };
  }

  private async counted(job: Job): Promise<void> {
    try {
      await this.perform(job);
    } catch (error) {
      this.failed += 1;
      throw error;
    }
  }

  private async perform({ key, command, data, origin }: Job): Promise<void> {
    const recurring = this.recurring.find(({ name }) => key.startsWith(recurringKey(name, '')));
    // The next time is kept before this one begins: a failure must not be the last of them.
    if (recurring) await this.awaitNext(recurring);
    const known = this.queued.get(command);
    if (!known) throw new Error(`no handler for the queued command ${command}`);
    const opened = await this.opened(known, data as Fields);
    if (opened) await this.tools.sender.send(new known.command(opened, { ...origin, at: origin.at ?? this.tools.clock.now().toISOString() }));
  }

  /** The job as its queue keeps it, or null: a member whose key is destroyed is touched by nothing any more. */
  private async sealed(job: Job): Promise<Job | null> {
    const field = this.queued.get(job.command)?.sealedFor;
    if (field === undefined) return job;
    const { [field]: subject, ...words } = job.data as Fields;
    try {
      return { ...job, data: { [field]: subject, sealed: await this.tools.vault.seal(String(subject), JSON.stringify(words)) } };
    } catch (error) {
      if (error instanceof SubjectForgotten) return null;
      throw error;
    }
  }

  /** What was sealed, or null once its member's key is destroyed. What an earlier release queued lies open. */
  private async opened({ sealedFor: field }: Queued, data: Fields): Promise<object | null> {
    if (field === undefined || typeof data.sealed !== 'string') return data;
    const words = await this.tools.vault.open(String(data[field]), data.sealed);
    return words === null ? null : { [field]: data[field], ...JSON.parse(words) };
  }

  /** The key names the time, so that any number of workers asking for it get one job. */
  private async awaitNext({ name, everyMs, intent }: Recurring): Promise<void> {
    const at = new Date((Math.floor(this.tools.clock.now().getTime() / everyMs) + 1) * everyMs).toISOString();
    const id = this.tools.ids.derive(`recurring/${name}/${at}`);
    await this.tools.jobs.put(this.jobFor(intent, recurringKey(name, at), at, { id, at: null, actor: SYSTEM, correlationId: id, causationId: null }));
  }
}

const recurringKey = (name: string, at: string): string => `recurring/${name}/${at}`;
