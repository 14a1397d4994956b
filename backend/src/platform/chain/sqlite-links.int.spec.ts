import { closing } from '../scratch.fixture.js';
import { describeLinks } from './links.contract.js';
import { SqliteLinks } from './sqlite-links.js';

const close = closing();

describeLinks('Links in a file', async (path) => close(new SqliteLinks(path)));
