import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from '@jest/globals';
import { InProcessJobs } from './in-process-jobs.js';
import { describeJobs } from './jobs.contract.js';
import { openJobsFile } from './jobs-file.js';
import { SqliteJobs } from './sqlite-jobs.js';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describeJobs('Jobs of one process', async ({ clock, failed }, fresh) => {
  if (fresh) folder = mkdtempSync(join(tmpdir(), 'meydan-jobs-'));
  const db = openJobsFile(join(folder, 'jobs.db'));
  return { jobs: new InProcessJobs(new SqliteJobs(db), clock, failed), close: async () => db.close() };
});
