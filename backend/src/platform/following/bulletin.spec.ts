import { describeBulletin } from './bulletin.contract.js';
import { LocalBulletin } from './bulletin.js';

describeBulletin('A bulletin of one process', async () => ({ bulletin: new LocalBulletin(), listening: async () => {}, close: async () => {} }));
