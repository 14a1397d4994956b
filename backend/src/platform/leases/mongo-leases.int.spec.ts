import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { mongoEngine } from '../../../test/engines/mongo.js';
import type { Lease } from '../../kernel/leases.js';
import { scratchMongo } from '../mongo.fixture.js';
import { databaseOf } from '../mongo-connection.js';
import { MongoLeases } from './mongo-leases.js';

/** A holder that a busy machine halts for a third of it loses its lease, rightly, and the tests would tell of that instead of what they are about. */
const TTL_MS = 3_000;
/** Where nobody waits for its end. */
const LONG_TTL_MS = 6_000;
const PATIENCE_MS = 20_000;

if (mongoEngine('Leases in MongoDB')) describe('A lease in MongoDB', leases);
else describe.skip('A lease in MongoDB', () => it('needs a server', () => undefined));

async function until(holds: () => boolean): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !holds(); await pause(5)) if (performance.now() > end) throw new Error('it did not come about');
}

function leases(): void {
  const { connection, cable } = scratchMongo();
  const opened: MongoLeases[] = [];
  const failures: string[] = [];
  const process = (own: Connection, ttlMs = TTL_MS) => {
    const process = new MongoLeases(own, { ttlMs, failed: (what) => failures.push(what) });
    opened.push(process);
    return process;
  };
  const seeking = (process: MongoLeases) => {
    const changes: (number | null)[] = [];
    const lease: Lease = process.seek('projector', () => changes.push(lease.fence));
    return { lease, changes };
  };
  beforeEach(() => {
    failures.length = 0;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const process of opened.splice(0)) await process.close();
  });
  /** Keeps what a process asks of its server from going on, as if the process stood still. */
  const pausing = (own: Connection) => {
    const db = databaseOf(own);
    const collection = db.collection.bind(db);
    let going: Promise<void> = Promise.resolve();
    let goOn: () => void = () => undefined;
    const wrapped = (...words: Parameters<typeof collection>) => {
      const real = collection(...words);
      const [updateOne, updateMany] = [real.updateOne.bind(real), real.updateMany.bind(real)];
      return Object.assign(real, {
        updateOne: (...more: Parameters<typeof updateOne>) => going.then(() => updateOne(...more)),
        updateMany: (...more: Parameters<typeof updateMany>) => going.then(() => updateMany(...more)),
      });
    };
    Object.assign(db, { collection: wrapped });
    return {
      pause: () => {
        going = new Promise((resolve) => {
          goOn = resolve;
        });
      },
      goOn: () => goOn(),
    };
  };

  it('goes to one of two', async () => {
    const [one, other] = [seeking(process(await connection(), LONG_TTL_MS)), seeking(process(await connection(), LONG_TTL_MS))];
    await until(() => one.lease.fence !== null || other.lease.fence !== null);
    // A holder that does not say that it lives has lost it by then.
    await pause(LONG_TTL_MS * 0.75);
    expect([one.lease.fence, other.lease.fence].sort()).toEqual([1, null]);
    expect([...one.changes, ...other.changes]).toEqual([1]);
  });
  it('goes to another soon after it was given back, with a greater fence', async () => {
    const one = seeking(process(await connection(), LONG_TTL_MS));
    await until(() => one.lease.fence !== null);
    const other = seeking(process(await connection(), LONG_TTL_MS));
    await pause(200);
    const began = performance.now();
    await one.lease.release();
    await until(() => other.lease.fence !== null);
    expect([one.lease.fence, other.lease.fence]).toEqual([null, 2]);
    // It looks every third of the time; of a lease that was not given back it would have to see the end.
    expect(performance.now() - began).toBeLessThan(LONG_TTL_MS - 1_000);
  });
  it('goes to another when its holder is gone without a word, but not before its time is over', async () => {
    const way = await cable();
    const one = seeking(process(await connection(way.url)));
    await until(() => one.lease.fence !== null);
    const other = seeking(process(await connection()));
    await pause(TTL_MS / 2);
    way.cut();
    let bothHeld = false;
    await until(() => {
      bothHeld ||= one.lease.fence !== null && other.lease.fence !== null;
      return other.lease.fence !== null;
    });
    expect([bothHeld, one.lease.fence, other.lease.fence]).toEqual([false, null, 2]);
  });
  it('is lost to a holder that was paused, before another has it', async () => {
    const own = await connection();
    const gate = pausing(own);
    const one = seeking(process(own));
    await until(() => one.lease.fence !== null);
    const other = seeking(process(await connection()));
    await pause(TTL_MS / 6);
    gate.pause();
    await until(() => other.lease.fence !== null);
    expect(one.changes).toEqual([1, null]);
    gate.goOn();
    // It has looked again by then.
    await pause(TTL_MS / 2);
    expect([one.lease.fence, other.lease.fence, one.changes]).toEqual([null, 2, [1, null]]);
  });
  it('is not believed in by a holder whose process stood still', async () => {
    const one = seeking(process(await connection()));
    await until(() => one.lease.fence !== null);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TTL_MS * 0.7);
    expect(one.lease.fence).toBeNull();
    await until(() => one.lease.fence !== null);
    expect([one.lease.fence, one.changes]).toEqual([2, [1, null, 2]]);
  });
  it('does not care for what the clocks of its processes say', async () => {
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + Math.round((Math.random() - 0.5) * 48) * 60 * 60_000);
    const one = seeking(process(await connection(), LONG_TTL_MS));
    await until(() => one.lease.fence !== null);
    const other = seeking(process(await connection(), LONG_TTL_MS));
    await pause(LONG_TTL_MS * 1.1);
    expect([one.lease.fence, one.changes, other.changes]).toEqual([1, [1], []]);
  });
  it('comes back when the database does, after one alarm', async () => {
    const way = await cable();
    const one = seeking(process(await connection(way.url)));
    await until(() => one.lease.fence !== null);
    way.cut();
    await until(() => one.lease.fence === null);
    await pause(TTL_MS);
    expect(failures).toEqual(['leases']);
    way.mend();
    await until(() => one.lease.fence !== null);
    expect([one.lease.fence, one.changes]).toEqual([2, [1, null, 2]]);
  });
  it('is given back with all others when its process ends', async () => {
    const [first, second] = [process(await connection()), process(await connection())];
    const one = seeking(first);
    await until(() => one.lease.fence !== null);
    const other = seeking(second);
    await first.close();
    await until(() => other.lease.fence !== null);
    expect(other.lease.fence).toBe(2);
  });
}
