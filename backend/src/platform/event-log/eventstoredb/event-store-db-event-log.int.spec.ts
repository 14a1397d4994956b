import { afterAll, beforeAll } from '@jest/globals';
import { type EventStoreDouble, startEventStoreDouble } from '../../../../test/doubles/event-store-double.js';
import { describeEventLog } from '../event-log.contract.js';
import { EventStoreDbEventLog } from './event-store-db-event-log.js';

/** What the log does is asked here, not how soon a busy machine does it. */
const PATIENT = { appendWithinMs: 20_000, readWithinMs: 20_000 };

let double: EventStoreDouble;
beforeAll(async () => {
  double = await startEventStoreDouble();
});
afterAll(() => double.close());

describeEventLog('The event log in EventStoreDB', async (path) => EventStoreDbEventLog.open(await double.open(path), PATIENT));
describeEventLog('The event log in an EventStoreDB without batches', async (path) =>
  EventStoreDbEventLog.open(await double.open(path, { batchAppend: false }), PATIENT),
);
describeEventLog('The event log in an EventStoreDB that takes its time', async (path) =>
  EventStoreDbEventLog.open(await double.open(path, { writeMs: 20, confirmedAfterMs: 10 }), PATIENT),
);

// A real server, when there is one: EVENTSTORE_URL=esdb://admin:changeit@localhost:2113?tls=false
const real = process.env.EVENTSTORE_URL;
if (real) describeEventLog('The event log in the EventStoreDB of EVENTSTORE_URL', () => EventStoreDbEventLog.open(real, PATIENT), { fresh: false });
