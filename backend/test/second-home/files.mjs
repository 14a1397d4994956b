import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const TESTS = join(import.meta.dirname, '..');
/** Tests of what only several processes have. */
const OF_ITS_OWN = 'second-home';
/** What is about the data folder alone has nothing to say where there is none. */
const EMBEDDED_ONLY = 'embedded';

/** Where the tests of the second home note which routes and channels they met; read by the wall that runs after them. */
export const MET = join(TESTS, '../.engines/met-in-second-home');

/**
 * The files with marks that each run reads in the second home: what is about the log, keys, jobs, races, live channels, searches, files and what
 * is written where. The others are read there with FULL=1, and the wall asks then whether every route was met (ADR 78).
 */
const EACH_RUN = new Set([
  ...['crash', 'lost-vault', 'older-log', 'older-vault', 'older-facts', 'erasure', 'proof', 'public-log', 'views-proof'],
  ...[
    'expiry',
    'digest',
    'job-digest',
    'job-life',
    'chat-retention',
    'told-once',
    'stopping',
    'at-once',
    'blog-comment-races',
    'voice',
    'voice-over',
    'voice-signalling',
    'voice-tickets',
    'voice-put-out',
    'voice-chat',
  ],
  ...['realtime', 'realtime-replay', 'chat-live', 'cases-live', 'chat', 'push'],
  ...['privacy-canaries', 'chat-canaries', 'job-canaries', 'project-canaries', 'voice-canaries', 'own-data'],
  ...['forum', 'search', 'reading', 'projects-reading', 'jobs-reading', 'audit-export', 'accounts'],
  ...['chat-files', 'profile-files'],
]);

const filesIn = (folder) =>
  readdirSync(join(TESTS, folder))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(TESTS, folder, name));

/** The test files that the second home's run reads: its own and those of each run; all but the data folder's when everything is to run there. */
export function filesOfSecondHome(isFull = process.env.FULL === '1') {
  const shared = filesIn('').filter((file) => isFull || EACH_RUN.has(basename(file, '.test.ts')));
  return [...shared, ...filesIn(OF_ITS_OWN)].filter((file) => !file.includes(`/${EMBEDDED_ONLY}/`)).sort();
}
