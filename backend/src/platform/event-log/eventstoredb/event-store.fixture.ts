import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { type EventStoreDouble, type EventStoreSwitches, startEventStoreDouble } from '../../../../test/doubles/event-store-double.js';
import { EventLogUnavailable, NO_STREAM, START } from '../../../kernel/event-log.js';
import { written } from '../event-log.contract.js';
import { EventStoreDbEventLog, type EventStoreDbOptions } from './event-store-db-event-log.js';

const LONG_MS = 15_000;
const SOON_MS = 5;

/** A server of its own for every test of the describe it is called in. */
export interface EventStoreBench {
  readonly double: () => EventStoreDouble;
  readonly name: () => string;
  open(options?: EventStoreDbOptions): Promise<EventStoreDbEventLog>;
  set(switches: EventStoreSwitches): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<string>;
}

export function eventStoreBench(): EventStoreBench {
  const opened: EventStoreDbEventLog[] = [];
  let double: EventStoreDouble;
  let name = '';
  beforeAll(async () => {
    double = await startEventStoreDouble();
  });
  beforeEach(async () => {
    name = randomUUID();
    await double.open(name);
  });
  afterEach(async () => {
    for (const log of opened.splice(0)) await log.close();
    await double.drop(name);
  });
  afterAll(() => double.close());
  return {
    double: () => double,
    name: () => name,
    set: (switches) => double.set(name, switches),
    stop: () => double.stopLog(name),
    start: () => double.open(name),
    async open(options) {
      const log = await EventStoreDbEventLog.open(await double.open(name), options);
      opened.push(log);
      await until(() => log.live);
      return log;
    },
  };
}

/** Resolves when it is so; throws when it has not become so for long. While the log does not answer, it is not so. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LONG_MS;
  while (!(await holds(condition))) {
    if (Date.now() > end) throw new Error(`it has not come to ${condition}`);
    await pause(SOON_MS);
  }
}

async function holds(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await condition();
  } catch (error) {
    if (error instanceof EventLogUnavailable) return false;
    throw error;
  }
}

/** Appends events of these names, each to a stream of its own. */
export async function appendEach(log: EventStoreDbEventLog, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => log.append(`thing-${name}`, NO_STREAM, [written(name)])));
}

/** The names of all events, read page after page. */
export async function namesIn(log: EventStoreDbEventLog, pageSize = 1_000): Promise<string[]> {
  const names: string[] = [];
  for (let after = START, page = await log.readAll(after, pageSize); page.length > 0; page = await log.readAll(after, pageSize)) {
    names.push(...page.map(({ data }) => (data as { id: string }).id));
    after = page.at(-1)?.position ?? after;
  }
  return names;
}

export function manyNames(count: number, prefix = 'e'): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`);
}
