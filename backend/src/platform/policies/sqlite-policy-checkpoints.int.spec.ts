import { beforeEach, describe, expect, it } from '@jest/globals';
import { openJobsFile } from '../jobs/jobs-file.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { describePolicyCheckpoints } from './policy-checkpoints.contract.js';
import { SqlitePolicyCheckpoints } from './sqlite-policy-checkpoints.js';

describe('Checkpoints of policies', () => {
  const path = scratchFolder();
  const close = closing();
  const open = () => new SqlitePolicyCheckpoints(close(openJobsFile(path('jobs.db'))));
  describePolicyCheckpoints('in a file', open);

  let checkpoints: SqlitePolicyCheckpoints;
  beforeEach(() => {
    checkpoints = open();
  });
  it('move all or none, and go on after a failure', async () => {
    await expect(checkpoints.move(['a', null as unknown as string], { position: 5, anchor: null })).rejects.toThrow();
    expect(await checkpoints.read('a')).toBe(0);
    await checkpoints.move(['a'], { position: 7, anchor: null });
    expect(await checkpoints.read('a')).toBe(7);
  });
  it('are there when the file is opened again', async () => {
    await checkpoints.move(['a'], { position: 7, anchor: null });
    expect(await open().read('a')).toBe(7);
  });
});
