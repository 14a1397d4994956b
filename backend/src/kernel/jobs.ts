import type { Origin } from './command.js';

/** The lines in which jobs wait, each with its own workers. */
export const QUEUES = ['sanctions', 'warnings', 'cleanup', 'mail', 'media', 'publishing', 'notices'] as const;
export type QueueName = (typeof QUEUES)[number];

/** A command to be sent at or after a time, as often as it takes until it has been handled once. */
export interface Job {
  readonly queue: QueueName;
  /** Names the job: the same key again replaces a job that has not begun. */
  readonly key: string;
  /** ISO time before which it must not run. */
  readonly dueAt: string;
  /** Name of the command's class. */
  readonly command: string;
  readonly data: object;
  /** Id of the event from which it follows, where a policy asked for it: without that event it has no reason any more. */
  readonly event?: string;
  /** With `at` null the command is given the time at which it runs. */
  readonly origin: Omit<Origin, 'at'> & { readonly at: string | null };
}

/** Jobs that survive the process; one that fails is tried again, each time later, until it is dead and waits for somebody to look. */
export interface Jobs {
  /** Keeps a job; resolves once it is safe. A job with the same key and the same origin id that is still kept is the same job. */
  put(job: Job): Promise<void>;
  /** Like `put`, and waits for its first run to end well or badly, `withinMs` at most. */
  run(job: Job, withinMs: number): Promise<void>;
  /** Calls off a job that has not begun. */
  remove(key: string): Promise<void>;
  /** Begins to work; `perform` may be called twice for the same job (after a crash) and rejects when the job is to be tried again. */
  start(perform: (job: Job) => Promise<void>): Promise<void>;
  /** Lets what is under way finish and begins nothing more. */
  stop(): Promise<void>;
  readonly running: boolean;
  /** Resolves when no job is due or under way here. */
  idle(): Promise<void>;
}

export const JOB_STATES = ['due', 'waiting', 'active', 'dead'] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface QueueCounts {
  readonly queue: QueueName;
  /** Jobs in each state: due now, waiting for their time or another try, under way, given up. */
  readonly counts: Readonly<Record<JobState, number>>;
}

/** A job as operators see it. */
export interface JobEntry {
  readonly id: string;
  readonly queue: QueueName;
  readonly state: JobState;
  readonly key: string;
  readonly command: string;
  /** ISO time of the next try, or of the last one when it is dead. */
  readonly dueAt: string;
  readonly attempts: number;
  readonly lastError: string | null;
  /** Id of the event from which it follows; null where no policy asked for it. */
  readonly event: string | null;
}

/** What operators can see of the jobs and do about them. */
export interface JobBoard {
  queues(): Promise<readonly QueueCounts[]>;
  /** Jobs of a queue in a state, the next one first (the last one first when they are dead). */
  entries(queue: QueueName, state: JobState, page: { readonly limit: number; readonly offset: number }): Promise<readonly JobEntry[]>;
  entry(id: string): Promise<JobEntry | null>;
  /** Lets a dead job run again; false when there is none. */
  retry(id: string): Promise<boolean>;
  /** Throws a dead job away; false when there is none. */
  discard(id: string): Promise<boolean>;
}
