import { type Job, QUEUES, type QueueName } from '../../kernel/jobs.js';
import { type SqliteFile, type SqliteStatement, UP_TO } from '../sqlite/sqlite-file.js';

/** A job with what is known of its tries. */
export interface KeptJob extends Job {
  readonly attempts: number;
  readonly dead: boolean;
  readonly error: string | null;
}

/** A comment that many hear of must not keep a sanction waiting. */
export const PATIENT_QUEUE: QueueName = 'notices';
const URGENT_QUEUES = QUEUES.filter((queue) => queue !== PATIENT_QUEUE);

interface Row {
  readonly key: string;
  readonly queue: QueueName;
  readonly due_at: string;
  readonly command: string;
  readonly data: string;
  readonly origin: string;
  readonly event: string | null;
  readonly attempts: number;
  readonly dead: number;
  readonly error: string | null;
}

/** The rows of jobs in the jobs file. */
export class SqliteJobs {
  private readonly statements = new Map<string, SqliteStatement>();

  constructor(private readonly db: SqliteFile) {}

  /** The same job again keeps its tries; another one under its key takes its place. */
  put({ key, queue, dueAt, command, data, origin, event }: Job): void {
    this.prepared(
      `INSERT INTO jobs (key, queue, due_at, command, data, origin, origin_id, event) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET queue = excluded.queue, due_at = excluded.due_at, command = excluded.command, data = excluded.data,
         origin = excluded.origin, origin_id = excluded.origin_id, event = excluded.event, attempts = 0, dead = 0, error = NULL WHERE origin_id <> excluded.origin_id`,
    ).run(key, queue, dueAt, command, JSON.stringify(data), JSON.stringify(origin), origin.id, event ?? null);
  }

  remove(key: string): void {
    this.prepared('DELETE FROM jobs WHERE key = ? AND dead = 0').run(key);
  }

  /** Jobs whose time has come, oldest first; those of the queue that can wait only when there are no others. */
  due(now: string, limit: number): KeptJob[] {
    const places = URGENT_QUEUES.map(() => '?').join(', ');
    const urgent = this.read(`WHERE queue IN (${places}) AND dead = 0 AND due_at <= ? ORDER BY due_at ${UP_TO}`, ...URGENT_QUEUES, now, limit);
    if (urgent.length > 0) return urgent;
    return this.read(`WHERE queue = ? AND dead = 0 AND due_at <= ? ORDER BY due_at ${UP_TO}`, PATIENT_QUEUE, now, limit);
  }

  get(key: string): KeptJob | null {
    return this.read('WHERE key = ?', key)[0] ?? null;
  }

  /** ISO time of the next job, or null. */
  nextDue(): string | null {
    return (this.prepared('SELECT min(due_at) AS next FROM jobs WHERE dead = 0').get() as { next: string | null }).next;
  }

  /** Removes a job that needs no more tries, unless another has taken its key meanwhile. */
  finish({ key, origin }: Job): void {
    this.prepared('DELETE FROM jobs WHERE key = ? AND origin_id = ?').run(key, origin.id);
  }

  /** Leaves a job for another try, unless another has taken its key meanwhile. */
  postpone({ key, origin }: Job, dueAt: string, error: string): void {
    this.prepared('UPDATE jobs SET due_at = ?, attempts = attempts + 1, error = ? WHERE key = ? AND origin_id = ?').run(dueAt, error, key, origin.id);
  }

  /** Gives a job up, unless another has taken its key meanwhile; `at` is the time of its last try. */
  bury({ key, origin }: Job, at: string, error: string): void {
    this.prepared('UPDATE jobs SET dead = 1, due_at = ?, attempts = attempts + 1, error = ? WHERE key = ? AND origin_id = ?').run(at, error, key, origin.id);
  }

  /** Lets a dead job be due again; false when there is none. */
  revive(key: string, dueAt: string): boolean {
    return this.prepared('UPDATE jobs SET dead = 0, attempts = 0, due_at = ? WHERE key = ? AND dead = 1').run(dueAt, key).changes === 1;
  }

  /** Throws a dead job away; false when there is none. */
  discard(key: string): boolean {
    return this.prepared('DELETE FROM jobs WHERE key = ? AND dead = 1').run(key).changes === 1;
  }

  dead(queue: QueueName, limit: number, offset: number): KeptJob[] {
    return this.read('WHERE queue = ? AND dead = 1 ORDER BY due_at DESC, key LIMIT ? OFFSET ?', queue, limit, offset);
  }

  /** Living jobs of a queue that are due at a time, or those that are not yet, without the one that is under way. */
  living(queue: QueueName, isDue: boolean, now: string, active: Job | null, limit: number, offset: number): KeptJob[] {
    return this.read(
      `WHERE queue = ? AND dead = 0 AND due_at ${isDue ? '<=' : '>'} ? AND NOT (key = ? AND origin_id = ?) ORDER BY due_at, key LIMIT ? OFFSET ?`,
      queue,
      now,
      ...identityOf(active),
      limit,
      offset,
    );
  }

  /** How many jobs of a queue there are, without the one that is under way. */
  counts(queue: QueueName, now: string, active: Job | null): { due: number; waiting: number; dead: number } {
    return this.prepared(
      `SELECT count(*) FILTER (WHERE dead = 0 AND due_at <= ?1) AS due, count(*) FILTER (WHERE dead = 0 AND due_at > ?1) AS waiting,
         count(*) FILTER (WHERE dead = 1) AS dead FROM jobs WHERE queue = ?2 AND NOT (key = ?3 AND origin_id = ?4)`,
    ).get(now, queue, ...identityOf(active)) as { due: number; waiting: number; dead: number };
  }

  private read(where: string, ...parameters: (string | number)[]): KeptJob[] {
    const rows = this.prepared(`SELECT key, queue, due_at, command, data, origin, event, attempts, dead, error FROM jobs ${where}`).all(...parameters);
    return (rows as unknown as Row[]).map(({ due_at: dueAt, data, origin, event, dead, ...row }) => ({
      ...row,
      dueAt,
      data: JSON.parse(data),
      origin: JSON.parse(origin),
      ...(event !== null && { event }),
      dead: dead === 1,
    }));
  }

  private prepared(sql: string): SqliteStatement {
    const statement = this.statements.get(sql) ?? this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

const identityOf = (job: Job | null): [string, string] => [job?.key ?? '', job?.origin.id ?? ''];
