import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnUser } from '../../contracts/accounts.js';
import type { Topic } from '../../contracts/forum.js';
import { PASSWORD, startApp } from '../app.js';
import { homeOf } from '../home.js';
import { TestClock } from '../test-clock.js';

const LOG = join(process.cwd(), 'dist/src/log.js');
const MASTER_KEY = '4d'.repeat(32);
/** Settings of the embedded home, where the home under test would be another. */
const EMBEDDED = { EVENTSTORE_URL: '', MONGODB_URL: '', REDIS_URL: '', MASTER_KEY };

const run = async (settings: Record<string, string>, ...words: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [LOG, ...words], { env: { PATH: process.env.PATH, ...settings } })).stdout;
const headIn = (text: string) => /head of the chain: ([0-9a-f]{64})/.exec(text)?.[1];

describe('Moving house with the operator’s commands', () => {
  const root = mkdtempSync(join(tmpdir(), 'meydan-move-'));
  const at = (name: string) => join(root, name);
  let home: Record<string, string>;
  let head: string | undefined;
  let topicId = '';
  beforeAll(async () => {
    home = { ...(await homeOf(at('cluster'))), DATA_DIR: at('cluster') };
    const app = await startApp({ ...EMBEDDED, DATA_DIR: at('folder') }, new TestClock(Date.now()));
    const elif = await app.member('elif');
    topicId = (
      await elif.post<Topic>('/api/forum/topics', { title: 'Taşınan konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') })
    ).body.data.id;
    await app.settled();
    await app.stop();
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('takes everything out of the folder', async () => {
    const said = await run({ MASTER_KEY, DATA_DIR: at('folder') }, 'export', at('move'));
    head = headIn(said);
    expect([said, head]).toEqual([expect.stringContaining('entries of the vault'), expect.any(String)]);
  });
  it('brings it into the cluster, where both are found to be the same', async () => {
    const said = await run(home, 'import', at('move'));
    expect([headIn(said), headIn(await run(home, 'verify', at('move')))]).toEqual([head, head]);
  }, 60_000);
  it('leaves members their passwords, their names and what they wrote', async () => {
    const app = await startApp({ ...home, DATA_DIR: at('cluster') }, new TestClock(Date.now()));
    await app.settled();
    const elif = await app.guest.signIn('elif', PASSWORD);
    expect((await elif.get<OwnUser>('/api/auth/user')).body.data.email).toBe('elif@ornek.dev');
    expect((await app.guest.get<Topic>(`/api/forum/posts/${topicId}`)).body.data.title).toBe('Taşınan konu');
    await app.stop();
  }, 60_000);
  it('does not bring it into a home that somebody lives in', async () => {
    await expect(run(home, 'import', at('move'))).rejects.toThrow('The views there were built from another log');
  });
  it('brings it back', async () => {
    await run(home, 'export', at('back'));
    const said = await run({ MASTER_KEY, DATA_DIR: at('again') }, 'import', at('back'));
    expect(said).toContain('events are the same');
    const app = await startApp({ ...EMBEDDED, DATA_DIR: at('again') }, new TestClock(Date.now()));
    await app.settled();
    expect((await app.guest.signIn('elif', PASSWORD)).id).toEqual(expect.any(String));
    await app.stop();
  }, 60_000);
});
