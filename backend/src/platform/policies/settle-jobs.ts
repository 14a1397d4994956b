import type { RecordedEvent, StoredEvent } from '../../kernel/event.js';
import { BEGINNING, type Checkpoint, checkpointAt, type EventLog } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { JOB_STATES, type JobBoard, type JobEntry, QUEUES } from '../../kernel/jobs.js';
import { everyOf } from '../../kernel/pages.js';
import { type Policy, type Reaction, react } from '../../kernel/policy.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { pagesOf } from '../chain/pages.js';
import type { CommandJobs } from '../jobs/command-jobs.js';
import type { PolicyCheckpoints } from './policy-checkpoints.js';
import { seenBy } from './seen-by.js';

/** After so many events what has been done is forgotten. */
const TIDY_EVERY = 1_000;
const JOBS_AT_ONCE = 200;
/** What was due so long before the log ends has been done, as the log shows, or waits in the queues that were kept. */
const DONE_AFTER_MS = 24 * 60 * 60_000;

export interface SettlingTools {
  readonly log: Pick<EventLog, 'head' | 'readAll'>;
  readonly checkpoints: Pick<PolicyCheckpoints, 'place'>;
  readonly jobs: JobBoard;
  readonly commands: Pick<CommandJobs, 'schedule' | 'cancel'>;
  readonly reader: EventReader;
  /** Told of an event that a policy could not read. */
  readonly failed: (policy: string, error: unknown) => void;
}

type Scheduled = Extract<Reaction, { readonly schedule: unknown }> & Pick<RecordedEvent, 'id' | 'correlationId'>;

/**
 * Makes the jobs those of this log, after it was put in the place of the one that these policies have followed; `strayed` are their checkpoints
 * by name. Jobs whose event it does not hold go; what waits for its time by this log, or was due in its last day, is put back. What policies
 * send at once is not sent again where the log is the same from before: it was, when they came by. A log of another past is followed from its
 * beginning.
 */
export async function settleJobs(tools: SettlingTools, policies: readonly Policy[], strayed: ReadonlyMap<string, Checkpoint>): Promise<void> {
  const head = await tools.log.head();
  const isFromBefore = ([, { position }]: readonly [string, Checkpoint]) => position > head;
  const names = (entries: readonly (readonly [string, Checkpoint])[]) => entries.map(([name]) => name);
  const before = names([...strayed].filter(isFromBefore));
  const other = names([...strayed].filter((entry) => !isFromBefore(entry)));
  const causes = await causesIn(tools.jobs);
  const scheduled = new Map<string, Scheduled>();
  let last: StoredEvent | undefined;
  let count = 0;
  for await (const event of pagesOf(tools.log)) {
    last = event;
    causes.delete(event.id);
    for (const policy of policies) if (before.includes(policy.name)) await note(tools, policy, event, scheduled);
    count += 1;
    if (count % TIDY_EVERY === 0) forgetDone(scheduled, event);
  }
  if (last) forgetDone(scheduled, last);
  for (const entry of [...causes.values()].flat()) await removed(tools, entry);
  for (const { schedule, key, at, id, correlationId } of scheduled.values()) {
    await tools.commands.schedule({ key, at, intent: schedule, correlationId, causationId: id, event: id });
  }
  await tools.checkpoints.place(before, last ? checkpointAt(last) : BEGINNING);
  await tools.checkpoints.place(other, BEGINNING);
}

/** An event that a policy cannot read was parked when it came by. */
async function note({ reader, failed }: SettlingTools, policy: Policy, event: StoredEvent, scheduled: Map<string, Scheduled>): Promise<void> {
  if (!(event.type in policy.on)) return;
  const { id, correlationId } = event;
  try {
    for (const reaction of react(policy, await seenBy(reader, policy, event))) {
      if ('schedule' in reaction) scheduled.set(reaction.key, { ...reaction, id, correlationId });
      if ('cancel' in reaction) scheduled.delete(reaction.cancel);
    }
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    failed(policy.name, error);
  }
}

function forgetDone(scheduled: Map<string, Scheduled>, last: StoredEvent): void {
  const before = Date.parse(last.at) - DONE_AFTER_MS;
  for (const [key, { at }] of scheduled) if (Date.parse(at) < before) scheduled.delete(key);
}

/** The jobs that follow from some event, by the id of that event. */
async function causesIn(jobs: JobBoard): Promise<Map<string, JobEntry[]>> {
  const causes = new Map<string, JobEntry[]>();
  for (const queue of QUEUES) {
    for (const state of JOB_STATES) {
      for await (const entry of everyOf(JOBS_AT_ONCE, (limit, offset) => jobs.entries(queue, state, { limit, offset }))) {
        if (entry.event !== null) causes.set(entry.event, [...(causes.get(entry.event) ?? []), entry]);
      }
    }
  }
  return causes;
}

async function removed({ jobs, commands }: SettlingTools, { id, key, state }: JobEntry): Promise<void> {
  if (state === 'dead') await jobs.discard(id);
  else await commands.cancel(key);
}
