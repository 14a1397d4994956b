import { beforeEach, describe, expect, it } from '@jest/globals';
import { Schema } from 'mongoose';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteViews } from './sqlite-views.js';
import { describeTokens } from './tokens.contract.js';
import { viewModel } from './view-model.js';
import { batchOf, describeViews, fold, OTHERS, put, remove, THINGS } from './views.contract.js';

describeViews('Views in SQLite', (path, owners) => new SqliteViews(path, owners, 0));
describeTokens('Views in SQLite', (path, owners) => new SqliteViews(path, owners, 0));

describe('A page that was read', keptPages);

describe('The file of the views', () => {
  const path = scratchFolder();
  const close = closing();
  const tables = (views: SqliteViews): string[] =>
    (views.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'things_g*' ORDER BY name").all() as { name: string }[]).map(
      ({ name }) => name,
    );

  it('holds no tables that nobody uses any more', async () => {
    const views = close(new SqliteViews(path('views'), [THINGS]));
    await (await views.shadow('things')).discard();
    await (await views.shadow('things')).swap();
    expect(tables(views)).toHaveLength(2);
    const plain = viewModel('things', new Schema({ _id: String }));
    const changed = close(new SqliteViews(path('views'), [{ ...THINGS, models: [plain] }]));
    expect(tables(changed)).toHaveLength(1);
  });
  it('answers from its indexes', async () => {
    const views = close(new SqliteViews(path('views'), [THINGS]));
    await fold(views, put('x', { kind: 'a', at: '1' }));
    const [table] = tables(views);
    const plan = views.db.prepare(`EXPLAIN QUERY PLAN SELECT _id FROM "${table}" WHERE "kind" = ? ORDER BY "at" DESC, "_id" DESC LIMIT 20`).all('a') as {
      detail: string;
    }[];
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/SEARCH .* USING COVERING INDEX/)]);
  });
});

function keptPages(): void {
  const path = scratchFolder();
  const close = closing();
  const never = Number.POSITIVE_INFINITY;
  let views: SqliteViews;
  const page = async (view: string) => (await views.find(view, {}, { sort: view === 'things' ? [['n', 1]] : [], limit: 2 })).map(({ _id }) => _id);
  const writeOther = (from: number, id: string, n: number) => views.apply([batchOf('others', from, from + 1, { view: 'others', id, put: { n } })]);
  /** Removes rows behind the back of whoever keeps pages: a page that is read from the file again lacks them. */
  const emptyTable = (view: string) => {
    const { name } = views.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB ?").get(`${view}_g[0-9]`) as { name: string };
    views.db.exec(`DELETE FROM "${name}"`);
  };
  beforeEach(async () => {
    views = close(new SqliteViews(path('views'), [THINGS, OTHERS], never));
    await fold(views, put('a', { n: 1 }), put('c', { n: 3 }));
    await writeOther(0, 'o', 1);
    expect([await page('things'), await page('others')]).toEqual([['a', 'c'], ['o']]);
  });

  it('is kept while its view is not written', async () => {
    emptyTable('things');
    expect(await page('things')).toEqual(['a', 'c']);
  });
  it.each([
    ['a document comes into it', put('b', { n: 2 }), ['a', 'b']],
    ['a document leaves it', remove('a'), ['c']],
    ['its documents change places', put('c', { n: 0 }), ['c', 'a']],
    ['a document comes behind it', put('d', { n: 4 }), ['a', 'c']],
  ])('is another as soon as %s', async (_, write, ids) => {
    await fold(views, write);
    expect(await page('things')).toEqual(ids);
  });
  it('stays when another view is written, until its own is', async () => {
    emptyTable('others');
    await fold(views, put('b', { n: 2 }));
    expect([await page('things'), await page('others')]).toEqual([['a', 'b'], ['o']]);
    await writeOther(1, 'p', 2);
    expect(await page('others')).toEqual(['p']);
  });
}
