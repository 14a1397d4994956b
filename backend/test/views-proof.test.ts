import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { mongo } from 'mongoose';
import { contextParts } from '../src/contexts.js';
import { compareViews, ViewsAtWork } from '../src/platform/projections/compare-views.js';
import { readSettings } from '../src/platform/settings/settings.js';
import { withViews } from '../src/proof-tools.js';
import { PASSWORD } from './app.js';
import { homeOf } from './home.js';
import { embeddedOnly, inBothHomes, it, secondHomeOnly } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';
import { Town } from './town.js';

type Tools = Parameters<Parameters<typeof withViews>[2]>[0];

/** What readers see is what follows from the facts, and what was changed behind everybody's back is named. */
describe('The views', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-views-'));
  const compare = async (dataDir = DATA_DIR, around: (tools: Tools) => Tools = (tools) => tools) => {
    const settings = readSettings({ DATA_DIR: dataDir, ...(await homeOf(DATA_DIR)) });
    return withViews(settings, contextParts(settings), (tools) => {
      const { log, views, reader, projections } = around(tools);
      return compareViews(log, views, reader, projections, () => undefined);
    });
  };

  beforeAll(async () => {
    const clock = new TestClock();
    const town = await Town.open({ DATA_DIR }, clock);
    const [warned, leaving] = [await town.app.member('uyarilan'), await town.app.member('giden')];
    await town.decide(await town.case(warned), { action: 'warn_user' });
    await town.decide(await town.case(leaving), { action: 'warn_user' });
    await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    await town.app.settled();
    clock.advance({ days: 31 });
    await town.app.settled();
    await town.app.stop();
  });
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

  inBothHomes.it('are what follows from the facts, also when a member was forgotten', async () => expect(await compare()).toBeNull(), 120_000);

  secondHomeOnly.it('are found where one of a database was changed, put in or taken out', async () => {
    const { MONGODB_URL = '' } = await homeOf(DATA_DIR);
    const client = await mongo.MongoClient.connect(MONGODB_URL);
    const { name = '' } = (await client.db().listCollections({}, { nameOnly: true }).toArray()).find((one) => /^topics_g\d+$/.test(one.name)) ?? {};
    const topics = client.db().collection<{ _id: string; title?: string }>(name);
    const topic = await topics.findOne({}, { sort: { _id: 1 } });
    if (!topic) throw new Error('there is no topic');
    const { _id: id } = topic;
    try {
      await topics.updateOne({ _id: id }, { $set: { title: 'Başka' } });
      expect(await compare()).toMatchObject({ projection: 'forum', view: 'topics', kind: 'changed', id });
      await topics.deleteOne({ _id: id });
      expect(await compare()).toMatchObject({ view: 'topics', kind: 'missing', id });
      await topics.insertOne(topic);
      await topics.insertOne({ ...topic, _id: `0${id}` });
      expect(await compare()).toMatchObject({ view: 'topics', kind: 'extra', id: `0${id}` });
      await topics.deleteOne({ _id: `0${id}` });
      expect(await compare()).toBeNull();
    } finally {
      await client.close();
    }
  });

  embeddedOnly.describe('of a folder', () => {
    const folder = join(DATA_DIR, 'copy');
    beforeEach(() => {
      rmSync(folder, { recursive: true, force: true });
      for (const file of readdirSync(DATA_DIR).filter(
        (name) => name.startsWith('views.') || name.startsWith('events.') || name.startsWith('vault.') || name === 'master.key',
      ))
        cpSync(join(DATA_DIR, file), join(folder, file));
    });
    /** Runs SQL in which TOPICS is the table of a view, FIRST the first id in it and COLUMNS all others. */
    const changing = (sql: string) => {
      const db = new DatabaseSync(join(folder, 'views.db'));
      const { name } = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'topics_g%' AND name NOT LIKE '%:%'`).get() as {
        name: string;
      };
      const { _id } = db.prepare(`SELECT _id FROM "${name}" ORDER BY _id LIMIT 1`).get() as { _id: string };
      const columns = (db.prepare(`PRAGMA table_info("${name}")`).all() as { name: string }[]).slice(1).map((column) => `"${column.name}"`);
      db.exec(sql.replaceAll('COLUMNS', columns.join(', ')).replaceAll('TOPICS', `"${name}"`).replaceAll('FIRST', `'${_id}'`));
      db.close();
      return _id;
    };
    it('are found where one was changed', async () => {
      const id = changing("UPDATE TOPICS SET doc = json_set(doc, '$.title', 'Başka') WHERE _id = FIRST");
      expect(await compare(folder)).toMatchObject({ projection: 'forum', view: 'topics', kind: 'changed', id });
    });
    it('are found where one was put in', async () => {
      const id = changing("INSERT INTO TOPICS SELECT '0' || _id, COLUMNS FROM TOPICS WHERE _id = FIRST");
      expect(await compare(folder)).toMatchObject({ view: 'topics', kind: 'extra', id: `0${id}` });
    });
    it('are found where one is missing', async () => {
      const id = changing('DELETE FROM TOPICS WHERE _id = FIRST');
      expect(await compare(folder)).toMatchObject({ view: 'topics', kind: 'missing', id });
    });
    it('are not compared while somebody folds them', async () => {
      const folding = (tools: Tools): Tools => {
        const readAll = async (after: number, limit: number) => {
          const from = (await tools.views.checkpoint('forum')) ?? 0;
          await tools.views.apply([{ projection: 'forum', from, position: from + 1, anchor: null, steps: [], fence: 0 }]);
          return tools.log.readAll(after, limit);
        };
        return { ...tools, log: { ...tools.log, readAll } };
      };
      await expect(compare(folder, folding)).rejects.toThrow(ViewsAtWork);
    });
  });
});
