import type { RecordedEvent } from '../../kernel/event.js';
import { BEGINNING, type Checkpoint, checkpointAt, type EventLog, START } from '../../kernel/event-log.js';
import type { Sealer } from '../../kernel/event-store.js';
import { JOB_STATES, type JobBoard, type JobEntry, QUEUES } from '../../kernel/jobs.js';
import { type Policy, type Reaction, react } from '../../kernel/policy.js';
import type { CommandJobs } from '../jobs/command-jobs.js';
import type { PolicyCheckpoints } from './policy-checkpoints.js';

const EVENTS_AT_ONCE = 500;
const JOBS_AT_ONCE = 200;

export interface SettlingTools {
  readonly log: Pick<EventLog, 'head' | 'readAll'>;
  readonly checkpoints: Pick<PolicyCheckpoints, 'place'>;
  readonly jobs: JobBoard;
  readonly commands: Pick<CommandJobs, 'schedule' | 'cancel'>;
  readonly sealer: Pick<Sealer, 'open'>;
}

type Scheduled = Extract<Reaction, { readonly schedule: unknown }> & { readonly event: RecordedEvent };

/**
 * Makes the jobs those of this log, after it was put in the place of the one that these policies have followed; `strayed` are their checkpoints
 * by name. Jobs whose cause it does not hold go; what waits for its time by this log is put back. Commands that policies send at once are not
 * sent again where the log is the same from before: they were, when the policies came by. A log of another past is followed from its beginning.
 */
export async function settleJobs(tools: SettlingTools, policies: readonly Policy[], strayed: ReadonlyMap<string, Checkpoint>): Promise<void> {
  const head = await tools.log.head();
  const isFromBefore = ([, { position }]: readonly [string, Checkpoint]) => position > head;
  const names = (entries: readonly (readonly [string, Checkpoint])[]) => entries.map(([name]) => name);
  const before = names([...strayed].filter(isFromBefore));
  const other = names([...strayed].filter((entry) => !isFromBefore(entry)));
  const causes = await causesIn(tools.jobs);
  const scheduled = new Map<string, Scheduled>();
  let last: RecordedEvent | undefined;
  for await (const event of eventsOf(tools.log)) {
    last = event;
    causes.delete(event.id);
    for (const policy of policies) if (before.includes(policy.name)) await note(tools, policy, event, scheduled);
  }
  for (const entry of [...causes.values()].flat()) await removed(tools, entry);
  for (const { schedule, key, at, event } of scheduled.values()) {
    await tools.commands.schedule({ key, at, intent: schedule, correlationId: event.correlationId, causationId: event.id, event: event.id });
  }
  await tools.checkpoints.place(before, last ? checkpointAt(last) : BEGINNING);
  await tools.checkpoints.place(other, BEGINNING);
}

async function note({ sealer }: SettlingTools, policy: Policy, event: RecordedEvent, scheduled: Map<string, Scheduled>): Promise<void> {
  if (!(event.type in policy.on)) return;
  for (const reaction of react(policy, policy.readsSealed ? await sealer.open(event) : event)) {
    if ('schedule' in reaction) scheduled.set(reaction.key, { ...reaction, event });
    if ('cancel' in reaction) scheduled.delete(reaction.cancel);
  }
}

/** The jobs that follow from some event, by the id of that event. */
async function causesIn(jobs: JobBoard): Promise<Map<string, JobEntry[]>> {
  const causes = new Map<string, JobEntry[]>();
  for (const queue of QUEUES) {
    for (const state of JOB_STATES) {
      for (let offset = 0; ; offset += JOBS_AT_ONCE) {
        const entries = await jobs.entries(queue, state, { limit: JOBS_AT_ONCE, offset });
        for (const entry of entries) if (entry.event !== null) causes.set(entry.event, [...(causes.get(entry.event) ?? []), entry]);
        if (entries.length < JOBS_AT_ONCE) break;
      }
    }
  }
  return causes;
}

async function removed({ jobs, commands }: SettlingTools, { id, key, state }: JobEntry): Promise<void> {
  if (state === 'dead') await jobs.discard(id);
  else await commands.cancel(key);
}

async function* eventsOf(log: Pick<EventLog, 'readAll'>): AsyncGenerator<RecordedEvent> {
  for (let after = START; ; ) {
    const page = await log.readAll(after, EVENTS_AT_ONCE);
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.position;
  }
}
