import { closing } from '../scratch.fixture.js';
import { describeRequests } from './requests.contract.js';
import { SqliteRequests } from './sqlite-requests.js';

const close = closing();

describeRequests('Requests in SQLite', async (path) => close(new SqliteRequests(path)));
