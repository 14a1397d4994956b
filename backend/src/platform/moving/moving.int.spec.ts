import { afterAll, beforeAll } from '@jest/globals';
import { type EventStoreDouble, startEventStoreDouble } from '../../../test/doubles/event-store-double.js';
import { EventStoreDbEventLog } from '../event-log/eventstoredb/event-store-db-event-log.js';
import { SqliteEventLog } from '../event-log/sqlite-event-log.js';
import { describeMoving, type OpenLog } from './moving.contract.js';

let double: EventStoreDouble;
beforeAll(async () => {
  double = await startEventStoreDouble();
});
afterAll(() => double.close());

const embedded: OpenLog = (path) => new SqliteEventLog(path);
const cluster: OpenLog = async (path) => EventStoreDbEventLog.open(await double.open(path));

describeMoving('Moving from one folder to another', embedded, embedded);
describeMoving('Moving from a folder to EventStoreDB', embedded, cluster);
describeMoving('Moving from EventStoreDB to a folder', cluster, embedded);
