import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnUser } from '../../contracts/accounts.js';
import type { Draft } from '../../contracts/drafts.js';
import type { Topic } from '../../contracts/forum.js';
import type { Reading } from '../../contracts/reading.js';
import { IMAGE_PATH, imageMarkdown, type UploadedImage } from '../../contracts/writing.js';
import { screenshot } from '../../src/platform/uploads/pictures.fixture.js';
import { PASSWORD, startApp, type TestApp } from '../app.js';
import { Client } from '../client.js';
import { S3Gateway, s3Engine } from '../engines/s3.js';
import { sendForm } from '../forms.js';
import { homeOf } from '../home.js';
import { TestClock } from '../test-clock.js';

const LOG = join(process.cwd(), 'dist/src/log.js');
const MASTER_KEY = '4d'.repeat(32);
/** Settings of the embedded home, where the home under test would be another. */
const EMBEDDED = { EVENTSTORE_URL: '', MONGODB_URL: '', REDIS_URL: '', MASTER_KEY };
const DRAFT = '/api/forum/drafts/topic';
/** Without it the files of the cluster are in its folder, and everything else is tried all the same. */
const engine = s3Engine('Moving house with files in an S3 bucket');

const run = async (settings: Record<string, string>, ...words: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [LOG, ...words], { env: { PATH: process.env.PATH, ...settings } })).stdout;
const headIn = (text: string) => /head of the chain: ([0-9a-f]{64})/.exec(text)?.[1];

describe('Moving house with the operator’s commands', () => {
  const root = mkdtempSync(join(tmpdir(), 'meydan-move-'));
  const at = (name: string) => join(root, name);
  let gateway: S3Gateway | null = null;
  let home: Record<string, string>;
  let head: string | undefined;
  let topicId = '';
  let image: UploadedImage;
  let session = '';
  let before: Awaited<ReturnType<typeof whatElifHas>>;

  /** All that a member finds again: what they wrote, the picture in it as it is served, what they have begun, how far they have read. */
  const whatElifHas = async (app: TestApp) => {
    const elif = new Client(app.meydan.url, session);
    const { status, headers, bytes } = await elif.download(image.url);
    return {
      picture: [status, headers.get('content-type'), headers.get('content-disposition'), Buffer.from(bytes).toString('base64')],
      email: (await elif.get<OwnUser>('/api/auth/user')).body.data.email,
      title: (await elif.get<Topic>(`/api/forum/posts/${topicId}`)).body.data.title,
      draft: (await elif.get<Draft>(DRAFT)).body.data,
      reading: (await elif.get<Reading>(`/api/forum/reading?ids=${topicId}`)).body.data,
    };
  };
  const started = (settings: Record<string, string>) => startApp(settings, new TestClock(Date.now()));

  beforeAll(async () => {
    gateway = engine ? await S3Gateway.start(engine, at('s3')) : null;
    const bucket = gateway?.newBucket();
    const files = bucket && { S3_URL: bucket.url, S3_ACCESS_KEY: bucket.accessKey, S3_SECRET_KEY: bucket.secretKey };
    home = { ...(await homeOf(at('cluster'))), DATA_DIR: at('cluster'), ...files };
    const app = await started({ ...EMBEDDED, DATA_DIR: at('folder') });
    const elif = await app.member('elif');
    session = elif.sessionToken;
    image = (await sendForm<UploadedImage>(elif, IMAGE_PATH, {}, { field: 'image', name: 'ekran.png', type: 'image/png', bytes: await screenshot() })).body
      .data;
    const content = `Yeterince uzun bir içerik.\n\n${imageMarkdown('Ekran', image)}`;
    topicId = (await elif.post<Topic>('/api/forum/topics', { title: 'Taşınan konu', content, categoryId: app.categoryId('genel') })).body.data.id;
    await elif.put(DRAFT, { content: '{"title":"Yarım kalan"}', version: null });
    await elif.post('/api/forum/reading/all');
    await app.settled();
    before = await whatElifHas(app);
    await app.stop();
  });
  afterAll(async () => {
    await gateway?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('begins with a member who has all of it', () =>
    expect(before).toEqual({
      picture: [200, 'image/webp', expect.stringContaining('.webp'), expect.stringMatching(/^UklGR/)],
      email: 'elif@ornek.dev',
      title: 'Taşınan konu',
      draft: expect.objectContaining({ content: '{"title":"Yarım kalan"}' }),
      reading: { since: expect.any(String), marks: [] },
    }));
  it('takes everything out of the folder', async () => {
    const said = await run({ MASTER_KEY, DATA_DIR: at('folder') }, 'export', at('move'));
    head = headIn(said);
    expect([said, head]).toEqual([expect.stringMatching(/entries of the vault and 1 uploaded files/), expect.any(String)]);
  });
  it('vouches for all that leaves', () => {
    const lines = readFileSync(join(at('move'), 'events.ndjson'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'LogSealed', data: { size: lines.length - 1 } });
  });
  it('does not bring it anywhere under another master key, and leaves nothing behind there', async () => {
    const sentence = 'The exported vault belongs to another master key';
    await expect(run({ ...home, MASTER_KEY: 'ee'.repeat(32) }, 'import', at('move'))).rejects.toThrow(sentence);
    await expect(run({ DATA_DIR: at('nowhere') }, 'import', at('move'))).rejects.toThrow(sentence);
    expect(existsSync(at('nowhere'))).toBe(false);
  });
  it('brings it into the cluster, where both are found to be the same', async () => {
    const said = await run(home, 'import', at('move'));
    const compared = await run(home, 'verify', at('move'));
    expect([headIn(said), headIn(compared), compared]).toEqual([head, head, expect.stringContaining('All 1 uploaded files are the same.')]);
  });
  it('leaves members their passwords, their sessions and everything else', async () => {
    const app = await started({ ...home, DATA_DIR: at('cluster') });
    await app.settled();
    expect(await whatElifHas(app)).toEqual(before);
    expect((await app.guest.signIn('elif', PASSWORD)).id).toEqual(expect.any(String));
    await app.stop();
  });
  it('does not bring it into a home that somebody lives in', async () => {
    await expect(run(home, 'import', at('move'))).rejects.toThrow('The views there were built from another log');
  });
  it('brings it back', async () => {
    await run(home, 'export', at('back'));
    const said = await run({ MASTER_KEY, DATA_DIR: at('again') }, 'import', at('back'));
    expect(said).toContain('events are the same');
    const app = await started({ ...EMBEDDED, DATA_DIR: at('again') });
    await app.settled();
    expect(await whatElifHas(app)).toEqual(before);
    expect((await app.guest.signIn('elif', PASSWORD)).id).toEqual(expect.any(String));
    await app.stop();
  });
});
