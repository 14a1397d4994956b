import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';

const LONGEST_MS = 60_000;

describe('The town of the benchmarks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is written by the stores of the application and folded by its projections, its writers signed in', async () => {
    const script = join(process.cwd(), '../bench/parts/smoke.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [script, folder], { timeout: LONGEST_MS });
    const { topics, memberId } = JSON.parse(stdout) as { topics: number; memberId?: string };
    expect([topics > 10, memberId]).toEqual([true, expect.any(String)]);
  });
});
