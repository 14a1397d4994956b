import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Topic } from '../../contracts/forum.js';
import { SqliteFile } from '../../src/platform/sqlite/sqlite-file.js';
import { startApp, type TestApp } from '../app.js';
import type { Client } from '../client.js';

const LONG = 'Diskte yeri olmayan uzun bir metin. '.repeat(130);
const NO_LIMIT = 1_000_000;

describe('On a full disk', () => {
  const files: SqliteFile[] = [];
  let app: TestApp;
  let member: Client;
  /** Lets no file take another page: what SQLite then says is what it says of a full disk. */
  const fill = (isOurs: (path: string) => boolean, pages = 1) => {
    for (const file of files.filter(({ path }) => isOurs(path))) file.exec(`PRAGMA max_page_count = ${pages}`);
  };
  const free = () => fill(() => true, NO_LIMIT);
  const write = (key: string) =>
    member.post<Topic>('/api/forum/topics', { title: `Konu ${key}`, content: LONG, categoryId: app.categoryId('genel') }, { 'idempotency-key': key });
  const written = async (title: string) => (await app.guest.get<Topic[]>('/api/forum/topics')).body.data.filter((topic) => topic.title === title);

  beforeAll(async () => {
    const open = SqliteFile.open.bind(SqliteFile);
    jest.spyOn(SqliteFile, 'open').mockImplementation((...words) => {
      const file = open(...words);
      files.push(file);
      return file;
    });
    app = await startApp();
    member = await app.member('elif');
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.stop();
  });

  it('a draft is refused as something that may pass, and is kept when there is room again', async () => {
    fill(() => true);
    const save = () => member.put('/api/forum/drafts/topic', { content: LONG, version: null });
    const refused = await save();
    free();
    expect([refused.status, refused.body.code, (await save()).status]).toEqual([503, 'UNAVAILABLE', 200]);
  });

  it('a topic that could not be stored is stored once when it is sent again', async () => {
    fill((path) => path.endsWith('events.db'));
    const refused = await write('kayit');
    free();
    expect([refused.status, (await write('kayit')).status]).toEqual([503, 201]);
    await app.settled();
    expect(await written('Konu kayit')).toHaveLength(1);
  });

  it('a topic that was stored but could not be shown is there once, and says so when it is sent again', async () => {
    app.impatient();
    fill((path) => path.endsWith('views.db'));
    const behind = await write('gorunum');
    free();
    await app.settled();
    app.clock.advance({ seconds: 1 });
    const again = await write('gorunum');
    expect([behind.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([503, 201, 'true']);
    expect(await written('Konu gorunum')).toHaveLength(1);
  });
});
