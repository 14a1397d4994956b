import { describe, expect, it } from '@jest/globals';
import { Schema } from 'mongoose';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteViews } from './sqlite-views.js';
import { viewModel } from './view-model.js';
import { describeViews, fold, put, THINGS } from './views.contract.js';

describeViews('Views in SQLite', (path, owners) => new SqliteViews(path, owners, 0));

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
