import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Clock } from '../kernel/clock.js';
import { SqliteLinks } from './chain/sqlite-links.js';
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
import type { ContextParts } from './slices/context.js';
import { opening } from './sqlite/opening.js';
import { ownerOnly, ownFile } from './sqlite/owner-only.js';
import { noteDamage, setAsideNoted } from './sqlite/set-aside.js';
import type { Failed, Opened } from './stack.js';
import { FileTraces } from './traces/file-traces.js';
import { masterKey } from './vault/master-key.js';
import { SqliteVault } from './vault/sqlite-vault.js';
import { SqliteViews } from './views/sqlite-views.js';

/** Takes the data folder, which only one process may hold; throws WrongSetting when another does or when it cannot be used. The lock ends with the process, however that ends. */
export function holdFolder({ dataDir }: Settings): Opened<object> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    ownerOnly(dataDir, 0o700);
    ownFile(join(dataDir, 'lock.db'));
    const lock = new DatabaseSync(join(dataDir, 'lock.db'));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (x); COMMIT');
    return { ports: {}, close: async () => lock.close() };
  } catch (error) {
    const why = /locked|busy/i.test(String(error)) ? 'is used by another process of Meydan' : 'cannot be opened or written to';
    throw new WrongSetting(`The folder DATA_DIR ${why}: ${dataDir}`);
  }
}

export function openLogFile({ dataDir }: Settings): Opened<SqliteEventLog> {
  const log = opening('events.db', () => new SqliteEventLog(join(dataDir, 'events.db')));
  return { ports: log, close: () => log.close() };
}

/** Opens the files of the views, the vault, the notes, the requests, the chain and the parked events. `isOnly`: whether no other process can be at work on them. */
export function openFiles(settings: Settings, parts: readonly ContextParts[], isOnly: boolean, failed: Failed) {
  const at = (name: string) => join(settings.dataDir, name);
  const open = <T>(name: string, make: (path: string) => T) => opening(name, () => make(at(name)));
  const views = openViews(at('views.db'), parts, isOnly, failed);
  const vault = open('vault.db', (path) => new SqliteVault(path, masterKey(settings.masterKey, at('master.key'))));
  const noteStore = open('notes.db', (path) => new SqliteNoteStore(path));
  const requests = open('requests.db', (path) => new SqliteRequests(path));
  const links = open('chain.db', (path) => new SqliteLinks(path));
  const parked = open('parked.db', (path) => new SqliteParkedEvents(path));
  return {
    ports: { views, vault, noteStore, requests, links, parked, traces: new FileTraces(views, [noteStore, requests, parked]) },
    close: async () => {
      for (const store of [views, vault, noteStore, requests, links, parked]) store.close();
    },
  };
}

/** Views follow from the log: a damaged file is set aside and they are built anew, by the one process that holds the folder. */
function openViews(path: string, parts: readonly ContextParts[], isOnly: boolean, failed: Failed): SqliteViews {
  const open = () => new SqliteViews(path, ownersOf(parts));
  const views = opening('views.db', () => (isOnly ? setAsideNoted(path, open, failed) : open()));
  views.db.onDamage = (error) => noteDamage(path, error, failed);
  return views;
}

/** Opens the file of the jobs and of what the policies remember. */
export function openJobs({ dataDir }: Settings, clock: Clock, failed: Failed) {
  const db = opening('jobs.db', () => openJobsFile(join(dataDir, 'jobs.db')));
  const ports = {
    jobs: new InProcessJobs(new SqliteJobs(db), clock, failed),
    policyCheckpoints: new SqlitePolicyCheckpoints(db),
  };
  return { ports, close: async () => db.close() };
}

/** The projections with the models of their views. */
export const ownersOf = (parts: readonly ContextParts[]) =>
  parts.flatMap(({ projections }) => projections).map(({ projection, models }) => ({ projection: projection.name, version: projection.version, models }));
