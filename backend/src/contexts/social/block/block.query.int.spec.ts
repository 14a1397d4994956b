import { beforeEach, describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { closing, scratchFolder } from '../../../platform/scratch.fixture.js';
import { SqliteViews } from '../../../platform/views/sqlite-views.js';
import { blocksView } from './block.model.js';
import { blockProjection } from './block.projection.js';
import { BlockQuery } from './block.query.js';

const blocked = (memberId: string, targetId: string) => ({ type: 'MemberBlocked', data: { memberId, targetId } }) as const;
const BLOCKS = [blocked('m1', 'writer'), blocked('m2', 'writer'), blocked('m3', 'writer'), blocked('writer', 'm4'), blocked('m5', 'other')];

describe('Those of some members who have blocked somebody', () => {
  const path = scratchFolder();
  const open = closing();
  let blocks: BlockQuery;
  beforeEach(async () => {
    const views = open(new SqliteViews(path('views.db'), [{ projection: blockProjection.name, version: 1, models: [blocksView] }]));
    const steps = BLOCKS.map((fact, index) => ({ position: index + 1, writes: project(blockProjection, recorded(fact, { position: index + 1 })) }));
    await views.apply([{ projection: blockProjection.name, from: 0, position: BLOCKS.length, anchor: null, fence: 0, steps }]);
    blocks = new BlockQuery(views);
  });

  it.each([
    ['among more than have', ['m0', 'm1', 'm3', 'm4', 'm5'], ['m1', 'm3']],
    ['among as many as have', ['m3', 'm4', 'm0'], ['m3']],
    ['among fewer than have', ['m2', 'm4'], ['m2']],
    ['among those who have not', ['m4', 'm5', 'm6', 'm7'], []],
    ['among members who are named twice', ['m1', 'm1'], ['m1']],
    ['among nobody', [], []],
  ])('are found %s', async (_, asked, found) => expect([...(await blocks.blockersAmong(asked, 'writer'))].sort()).toEqual(found));
});
