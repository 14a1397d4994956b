import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Clock } from '../kernel/clock.js';
import type { ContextParts } from './context-parts.js';
import { SqliteEventLog } from './event-log/sqlite-event-log.js';
import { SqliteRequests } from './idempotency/sqlite-requests.js';
import { SqliteJobs } from './jobs/sqlite-jobs.js';
import { OutboxMailer } from './mail/outbox-mailer.js';
import { InProcessRateLimiter } from './rate-limit/in-process-rate-limiter.js';
import { type Settings, WrongSetting } from './settings/settings.js';
import { masterKey } from './vault/master-key.js';
import { SqliteVault } from './vault/sqlite-vault.js';
import { SqliteViews } from './views/sqlite-views.js';

/** Every port on one folder of one machine. */
export interface EmbeddedStack {
  readonly log: SqliteEventLog;
  readonly views: SqliteViews;
  readonly vault: SqliteVault;
  readonly jobs: SqliteJobs;
  readonly requests: SqliteRequests;
  readonly mailer: OutboxMailer;
  readonly limiter: InProcessRateLimiter;
  close(): Promise<void>;
}

/** Opens the data folder, which only one process may hold; throws WrongSetting when another does or when it cannot be used. */
export function openEmbedded(settings: Settings, clock: Clock, parts: readonly ContextParts[]): EmbeddedStack {
  const lock = openFolder(settings.dataDir);
  const at = (name: string) => join(settings.dataDir, name);
  const log = new SqliteEventLog(at('events.db'));
  const views = openViews(settings.dataDir, parts);
  views.dropAbandoned();
  const vault = new SqliteVault(at('vault.db'), masterKey(settings.masterKey, at('master.key')));
  const jobs = new SqliteJobs(at('jobs.db'));
  const requests = new SqliteRequests(at('requests.db'));
  const mailer = new OutboxMailer(at('outbox'), `Meydan <meydan@${new URL(settings.publicUrl).hostname}>`);
  const close = async () => {
    await log.close();
    for (const store of [views, vault, jobs, requests, lock]) store.close();
  };
  return { log, views, vault, jobs, requests, mailer, limiter: new InProcessRateLimiter(clock), close };
}

export function openViews(dataDir: string, parts: readonly ContextParts[]): SqliteViews {
  const owners = parts
    .flatMap(({ projections }) => projections)
    .map(({ projection, models }) => ({ projection: projection.name, version: projection.version, models }));
  return new SqliteViews(join(dataDir, 'views.db'), owners);
}

/** The lock ends with the process, however that ends. */
function openFolder(folder: string): { close(): void } {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = new DatabaseSync(join(folder, 'lock.db'));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (x); COMMIT');
    return lock;
  } catch (error) {
    const why = /locked|busy/i.test(String(error)) ? 'başka bir Meydan süreci kullanıyor' : 'açılamıyor veya yazılamıyor';
    throw new WrongSetting(`DATA_DIR klasörü ${why}: ${folder}`);
  }
}
