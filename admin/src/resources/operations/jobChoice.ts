import { JOB_STATES, type JobState, QUEUE_NAMES, type QueueName, type QueueRow } from '@contracts/operations';

/** Which jobs are shown; it stands in the address as the list's filter. */
export interface JobChoice {
  queue: QueueName;
  state: JobState;
}

export const choiceSearch = ({ queue, state }: JobChoice): string => `?${new URLSearchParams({ filter: JSON.stringify({ queue, state }) })}`;

function filterOf(search: string): object | null {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? 'null');
    return typeof filter === 'object' ? filter : null;
  } catch {
    // An address that was cut off chooses nothing.
    return null;
  }
}

export function choiceIn(search: string): JobChoice | null {
  const filter: Partial<Record<string, unknown>> = { ...filterOf(search) };
  const queue = QUEUE_NAMES.find((name) => name === filter.queue);
  const state = JOB_STATES.find((name) => name === filter.state);
  return queue && state ? { queue, state } : null;
}

/** What needs a look first: the first queue with dead jobs. */
export function firstChoice(queues: readonly QueueRow[]): JobChoice {
  const queue = queues.find(({ dead }) => dead > 0)?.id ?? QUEUE_NAMES[0];
  return { queue, state: 'dead' };
}
