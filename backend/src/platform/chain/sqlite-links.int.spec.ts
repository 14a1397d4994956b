import { describe, expect, it } from '@jest/globals';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { DamagedFile } from '../sqlite/sqlite-file.js';
import { describeLinks } from './links.contract.js';
import { SqliteLinks } from './sqlite-links.js';

const close = closing();

describeLinks('Links in a file', async (path) => close(new SqliteLinks(path)));

describe('A file of links', () => {
  const path = scratchFolder();
  it('says that it is damaged when some of them are cut off', async () => {
    const links = new SqliteLinks(path('chain'));
    await links.append(null, [{ place: 1, position: 7, hash: 'a'.repeat(64) }]);
    links.db.exec('UPDATE runs SET links = substr(links, 1, 17)');
    links.close();
    expect(() => new SqliteLinks(path('chain'))).toThrow(DamagedFile);
  });
});
