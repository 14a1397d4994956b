import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../kernel/event.js';
import { NO_STREAM } from '../../kernel/event-log.js';
import { unsealed } from '../../kernel/facts.fixture.js';
import { projection } from '../../kernel/projection.js';
import { written } from '../event-log/event-log.contract.js';
import { SqliteEventLog } from '../event-log/sqlite-event-log.js';
import { localGroup } from '../following/local-group.fixture.js';
import { SoleHolder } from '../leases/sole-holder.js';
import { ParkingLot } from '../parking/parking.fixture.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteViews } from '../views/sqlite-views.js';
import { THINGS } from '../views/views.contract.js';
import { ProjectionRunners } from './projection-runners.js';

const LONG_MS = 20_000;
type ThingHappened = DomainEvent<'ThingHappened', { id: string }>;

const counting = (name: string, view: string, follows: object = {}) =>
  projection<ThingHappened>({
    name,
    version: 1,
    views: [view],
    on: { ThingHappened: ({ data: { id }, position }) => ({ view, id, put: { n: position } }) },
    ...follows,
  });
const prompt = counting('things', 'things');
const late = counting('late', 'late', { follows: 'later' });
const MODELS = [
  { ...THINGS, projection: 'things', models: THINGS.models.filter(({ name }) => name === 'things') },
  { ...THINGS, projection: 'late', models: THINGS.models.filter(({ name }) => name === 'things').map((model) => ({ ...model, name: 'late' })) },
];

describe('The runners of projections', () => {
  const path = scratchFolder();
  const close = closing();
  let log: SqliteEventLog;
  let views: SqliteViews;
  beforeEach(() => {
    log = close(new SqliteEventLog(path('log')));
    views = close(new SqliteViews(path('views'), MODELS));
  });

  const append = (...names: string[]) => Promise.all(names.map((id) => log.append(`thing-${id}`, NO_STREAM, [written(id)])));
  const counts = () => Promise.all(['things', 'late'].map((view) => views.count(view, {})));
  /** How many events were read at once, and by how many. */
  const run = async (farBehind: number, work: (caughtUp: () => Promise<unknown>) => Promise<void>) => {
    const positions = localGroup([prompt, late]);
    const tools = { log, views, reader: unsealed, leases: new SoleHolder(), parking: new ParkingLot(), positions };
    const runners = new ProjectionRunners(tools, [prompt, late], farBehind);
    await runners.start();
    await work(async () => positions.waitFor(await log.head(), LONG_MS));
    const { holdsAll, isFailing } = runners;
    await runners.stop();
    return { holdsAll, isFailing };
  };

  it('fold a long history together, and go on apart', async () => {
    await append(...Array.from({ length: 20 }, (_, index) => `a${index}`));
    const state = await run(10, async (caughtUp) => {
      await caughtUp();
      await append('b');
      await caughtUp();
    });
    expect([await counts(), state]).toEqual([[21, 21], { holdsAll: true, isFailing: false }]);
  });
  it('fold apart what is not much', async () => {
    await append('a', 'b');
    const state = await run(10, async (caughtUp) => void (await caughtUp()));
    expect([await counts(), state]).toEqual([[2, 2], { holdsAll: true, isFailing: false }]);
  });
  it('end in the middle of a history', async () => {
    await append(...Array.from({ length: 20 }, (_, index) => `a${index}`));
    await run(10, async () => undefined);
    await run(10, async (caughtUp) => void (await caughtUp()));
    expect(await counts()).toEqual([20, 20]);
  });
});
