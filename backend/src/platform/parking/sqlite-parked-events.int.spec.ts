import { closing } from '../scratch.fixture.js';
import { describeParkedEvents } from './parked-events.contract.js';
import { SqliteParkedEvents } from './sqlite-parked-events.js';

const close = closing();

describeParkedEvents('Parked events in SQLite', async (path) => close(new SqliteParkedEvents(path)));
