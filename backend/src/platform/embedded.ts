import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Clock } from '../kernel/clock.js';
import type { ContextParts } from './context-parts.js';
import { SqliteEventLog } from './event-log/sqlite-event-log.js';
import { SqliteRequests } from './idempotency/sqlite-requests.js';
import { InProcessJobs } from './jobs/in-process-jobs.js';
import { openJobsFile } from './jobs/jobs-file.js';
import { SqliteJobs } from './jobs/sqlite-jobs.js';
import { SqliteNoteStore } from './notes/sqlite-note-store.js';
import { SqliteParkedEvents } from './parking/sqlite-parked-events.js';
import { SqlitePolicyCheckpoints } from './policies/sqlite-policy-checkpoints.js';
import { WrongSetting } from './settings/readings.js';
import type { Settings } from './settings/settings.js';
import type { Failed, Opened } from './stack.js';
import { masterKey } from './vault/master-key.js';
import { SqliteVault } from './vault/sqlite-vault.js';
import { SqliteViews } from './views/sqlite-views.js';

/** Takes the data folder, which only one process may hold; throws WrongSetting when another does or when it cannot be used. The lock ends with the process, however that ends. */
export function holdFolder({ dataDir }: Settings): Opened<object> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = new DatabaseSync(join(dataDir, 'lock.db'));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (x); COMMIT');
    return { ports: {}, close: async () => lock.close() };
  } catch (error) {
    const why = /locked|busy/i.test(String(error)) ? 'başka bir Meydan süreci kullanıyor' : 'açılamıyor veya yazılamıyor';
    throw new WrongSetting(`DATA_DIR klasörü ${why}: ${dataDir}`);
  }
}

export function openLogFile({ dataDir }: Settings): Opened<SqliteEventLog> {
  const log = new SqliteEventLog(join(dataDir, 'events.db'));
  return { ports: log, close: () => log.close() };
}

/** Opens the files of the views, the vault, the notes, the requests and the parked events. */
export function openFiles(settings: Settings, parts: readonly ContextParts[]) {
  const at = (name: string) => join(settings.dataDir, name);
  const views = new SqliteViews(at('views.db'), ownersOf(parts));
  const vault = new SqliteVault(at('vault.db'), masterKey(settings.masterKey, at('master.key')));
  const noteStore = new SqliteNoteStore(at('notes.db'));
  const requests = new SqliteRequests(at('requests.db'));
  const parked = new SqliteParkedEvents(at('parked.db'));
  return {
    ports: { views, vault, noteStore, requests, parked },
    close: async () => {
      for (const store of [views, vault, noteStore, requests, parked]) store.close();
    },
  };
}

/** Opens the file of the jobs and of what the policies remember. */
export function openJobs({ dataDir }: Settings, clock: Clock, failed: Failed) {
  const db = openJobsFile(join(dataDir, 'jobs.db'));
  const ports = {
    jobs: new InProcessJobs(new SqliteJobs(db), clock, failed),
    policyCheckpoints: new SqlitePolicyCheckpoints(db),
  };
  return { ports, close: async () => db.close() };
}

/** The projections with the models of their views. */
export const ownersOf = (parts: readonly ContextParts[]) =>
  parts.flatMap(({ projections }) => projections).map(({ projection, models }) => ({ projection: projection.name, version: projection.version, models }));
