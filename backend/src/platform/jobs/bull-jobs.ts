import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.js';
import type { Job, JobBoard, JobEntry, JobState, Jobs, QueueCounts, QueueName } from '../../kernel/jobs.js';
import { type RedisConnections, reached } from '../redis-connection.js';
import { BullAlarm } from './bull-alarm.js';
import { BullBoard } from './bull-board.js';
import { BullKeys } from './bull-keys.js';
import { BullQueues, placeOf } from './bull-queues.js';
import { BullWorkers, type Patience } from './bull-workers.js';

const IDLE_LOOK_MS = 10;
const [FIRST_LOOK_MS, LAST_LOOK_MS] = [2, 50];

/** Jobs of an installation of any number of processes, in Redis through BullMQ. Each is run at least once. */
export class BullJobs implements Jobs, JobBoard {
  private readonly bull: BullQueues;
  private readonly keys: BullKeys;
  private readonly alarm: BullAlarm;
  private readonly workers: BullWorkers;
  private readonly board: BullBoard;

  constructor(connections: RedisConnections, clock: Clock, patience: Partial<Patience> = {}) {
    const [asking, working] = [connections.impatient(), connections.patient()];
    const { report } = connections;
    this.bull = new BullQueues(asking, clock, report);
    this.keys = new BullKeys(asking, working);
    this.alarm = new BullAlarm(this.bull, clock, report);
    this.workers = new BullWorkers({ redis: working, keys: this.keys, alarm: this.alarm, clock, failed: report }, patience);
    this.board = new BullBoard(this.bull, this.keys, clock);
  }

  /**
   * Three steps, any of which may be the last before a crash: the key is claimed, the job is added under an id made of key and origin, the
   * one that held the key is removed. One that a crash left behind is dropped when its time comes, as the key is not its own any more.
   */
  async put(job: Job): Promise<void> {
    const place = placeOf(job);
    await reached(this.keep(job, place));
    this.alarm.setFor(Date.parse(job.dueAt));
  }

  async run(job: Job, withinMs: number): Promise<void> {
    const until = Date.now() + withinMs;
    await this.put(job);
    // Asking cannot miss the end of a job as a listener can whose connection breaks, and costs as much as the job itself at most.
    for (let wait = FIRST_LOOK_MS; Date.now() < until; wait = Math.min(wait * 2, LAST_LOOK_MS)) {
      await pause(Math.min(wait, until - Date.now()));
      if (await reached(this.bull.wasTried(job))) return;
    }
  }

  async remove(key: string): Promise<void> {
    await reached(this.callOff(key));
  }

  async start(perform: (job: Job) => Promise<void>): Promise<void> {
    this.workers.start(perform);
    this.alarm.start();
  }

  async stop(): Promise<void> {
    await Promise.all([this.alarm.stop(), this.workers.stop()]);
  }

  get running(): boolean {
    return this.workers.running;
  }

  async idle(): Promise<void> {
    while (this.running) {
      await this.alarm.rung();
      if ((await reached(this.bull.busy())) === 0) return;
      await pause(IDLE_LOOK_MS);
    }
  }

  queues(): Promise<readonly QueueCounts[]> {
    return reached(this.board.queues());
  }

  entries(queue: QueueName, state: JobState, page: { readonly limit: number; readonly offset: number }): Promise<readonly JobEntry[]> {
    return reached(this.board.entries(queue, state, page));
  }

  entry(id: string): Promise<JobEntry | null> {
    return reached(this.board.entry(id));
  }

  retry(id: string): Promise<boolean> {
    return reached(this.board.retry(id));
  }

  discard(id: string): Promise<boolean> {
    return reached(this.board.discard(id));
  }

  private async keep(job: Job, place: string): Promise<void> {
    const held = await this.keys.claim(job.key, place);
    await this.bull.add(job);
    if (held && held !== place) await this.bull.remove(held);
  }

  private async callOff(key: string): Promise<void> {
    const holder = await this.keys.holder(key);
    const job = holder && (await this.bull.at(holder));
    if (!holder || (job && (await job.isFailed()))) return;
    // One that is under way stays; when it fails, it learns from its key that it was called off.
    await this.bull.remove(holder);
    await this.keys.release(key, holder);
  }
}
