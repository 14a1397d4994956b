import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { memberOf } from '../../bench/parts/member.mjs';
import type { Mailer } from '../src/kernel/mailer.js';
import { MAILER } from '../src/platform/tokens.js';
import { startApp } from './app.js';

const LONGEST_MS = 60_000;

describe('The town of the benchmarks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is written by the stores of the application and folded by its projections', async () => {
    const script = join(process.cwd(), '../bench/parts/smoke.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [script, folder], { timeout: LONGEST_MS });
    expect(Number(stdout)).toBeGreaterThan(10);
  });
});

describe('The new member of the benchmarks', () => {
  it('signs in though the mail comes after the answer to the registration', async () => {
    const app = await startApp();
    const mailer = app.meydan.app.get<Mailer>(MAILER);
    const deliver = mailer.deliver.bind(mailer);
    const asked = jest.spyOn(globalThis, 'fetch');
    const answered = new Promise<void>((resolve) => {
      asked.mockImplementationOnce(async (...request) => {
        asked.mockRestore();
        return fetch(...request).finally(resolve);
      });
    });
    jest.spyOn(mailer, 'deliver').mockImplementation(async (mail) => answered.then(() => deliver(mail)));
    expect(await memberOf(app.meydan.url, app.dataDir)).toEqual(expect.any(String));
    await app.stop();
  });
});
