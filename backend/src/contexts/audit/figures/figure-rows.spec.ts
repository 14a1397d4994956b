import { expect, it } from '@jest/globals';
import type { Views } from '../../../kernel/views.js';
import { reportFatesView } from '../decisions/decisions.model.js';
import { FigureRows } from './figure-rows.service.js';

const SETTINGS = { shareAt: () => 5, targetHoursAt: () => 24 };

interface Report {
  readonly position: number;
  readonly changed: number;
  state: 'open' | 'upheld';
}

/** Views that hold nothing but reports, and count how many of them were read. */
function viewsOf(reports: readonly Report[]) {
  const read = { rows: 0 };
  const find = async (view: string, { changed: { $gte: from } }: { changed: { $gte: number } }, { limit }: { limit: number }) => {
    if (view !== reportFatesView.name) return [];
    const found = reports.filter(({ changed }) => changed >= from).sort((one, other) => one.changed - other.changed);
    read.rows += Math.min(limit, found.length);
    return found.slice(0, limit).map((row) => ({ ...row, at: '2026-11-20T10:00:00.000Z', reason: 'spam' }));
  };
  return { read, views: { find, getMany: async () => [] } as unknown as Views };
}

it('All rows are read, also where one fact has changed more of them than a page holds', async () => {
  const reports = Array.from({ length: 1_000 }, (_, index): Report => ({ position: index + 1, changed: index < 700 ? 5_000 : 6_000 + index, state: 'open' }));
  const rows = new FigureRows(viewsOf(reports).views, SETTINGS);
  await rows.fresh();
  expect(rows.reports.length).toBe(1_000);
});

it('What was read is read again only where it may have changed', async () => {
  const reports: Report[] = Array.from({ length: 5_000 }, (_, index) => ({ position: (index + 1) * 100, changed: (index + 1) * 100, state: 'open' }));
  const { read, views } = viewsOf(reports);
  const rows = new FigureRows(views, SETTINGS);
  await rows.fresh();
  read.rows = 0;
  reports[7] = { position: 800, changed: 600_000, state: 'upheld' };
  await rows.fresh();
  expect([read.rows < 100, rows.reports.length, rows.reports.column('state')[7]]).toEqual([true, 5_000, 1]);
});

it('Nothing is read any more once it has been stopped, and whoever waits is not left waiting', async () => {
  const { read, views } = viewsOf(Array.from({ length: 1_000 }, (_, index) => ({ position: index, changed: index, state: 'open' })));
  const rows = new FigureRows(views, SETTINGS);
  const reading = rows.fresh();
  await rows.stop();
  await reading;
  expect(read.rows).toBeLessThan(1_000);
});
