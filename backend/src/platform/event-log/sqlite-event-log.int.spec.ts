import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { EventLogUnavailable, NO_STREAM, START } from '../../kernel/event-log.js';
import { ListedLinks } from '../chain/chain.fixture.js';
import { linkUpTo } from '../chain/chain-keeper.js';
import { verifyChain } from '../chain/verify-chain.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { describeEventLog, idOf, written } from './event-log.contract.js';
import { SqliteEventLog } from './sqlite-event-log.js';

describeEventLog('The event log in SQLite', (path) => new SqliteEventLog(path));

describe('The file of the event log', () => {
  const path = scratchFolder();
  const close = closing();

  it('is synced once for appends that come together', async () => {
    const log = close(new SqliteEventLog(path('log')));
    let commits = 0;
    log.onAppended(() => commits++);
    await Promise.all(Array.from({ length: 500 }, (_, index) => log.append(`a-${index}`, NO_STREAM, [written(`e${index}`)])));
    expect(commits).toBeLessThanOrEqual(2);
  });
  it('is refused when another version has made it', () => {
    const other = new DatabaseSync(path('log'));
    other.exec('PRAGMA user_version = 99');
    other.close();
    expect(() => new SqliteEventLog(path('log'))).toThrow('is a log of format 99; this version reads format 1');
  });
  it('can be read by a second connection while the first writes', async () => {
    const [writer, reader] = [close(new SqliteEventLog(path('log'))), close(new SqliteEventLog(path('log')))];
    const { position } = await writer.append('a-1', NO_STREAM, [written('e1')]);
    expect([await reader.head(), (await reader.readAll(START, 10)).length]).toEqual([position, 1]);
  });
  it('tells whoever follows it of what another process writes', async () => {
    const [here, elsewhere] = [close(new SqliteEventLog(path('log'))), close(new SqliteEventLog(path('log')))];
    const heard = new Promise<number>((resolve) => here.onAppended(() => void here.head().then(resolve)));
    const { position } = await elsewhere.append('a-1', NO_STREAM, [written('e1')]);
    expect(await heard).toBe(position);
  });
  it('gives one order to what two connections write', async () => {
    const [one, two] = [close(new SqliteEventLog(path('log'))), close(new SqliteEventLog(path('log')))];
    for (let turn = 0; turn < 5; turn++)
      await Promise.all([one.append(`a-${turn}`, NO_STREAM, [written(`a${turn}`)]), two.append(`b-${turn}`, NO_STREAM, [written(`b${turn}`)])]);
    const positions = (await one.readAll(START, 100)).map(({ position }) => position);
    expect(new Set(positions).size).toBe(10);
  });
  it('can be copied while it is written', async () => {
    const log = close(new SqliteEventLog(path('log')));
    await log.append('a-1', NO_STREAM, [written('e1')]);
    log.copyTo(path('copy'));
    await log.append('a-1', 0, [written('e2')]);
    const copy = close(new SqliteEventLog(path('copy')));
    expect((await copy.readAll(START, 10)).map(({ id }) => id)).toEqual([idOf('e1')]);
  });
  it('takes nothing once it is closed, and says so', async () => {
    const log = new SqliteEventLog(path('log'));
    await log.close();
    await expect(log.append('a-1', NO_STREAM, [written('late')])).rejects.toThrow(EventLogUnavailable);
    expect(await log.writable()).toBe(false);
  });
  describe('into which somebody wrote', () => {
    const verdictAfter = async (statement: string) => {
      const log = new SqliteEventLog(path('log'));
      await log.append('a-1', NO_STREAM, [written('e1'), written('e2'), written('e3')]);
      const links = new ListedLinks();
      await linkUpTo(log, links);
      await log.close();
      const file = new DatabaseSync(path('log'));
      file.exec(`UPDATE events SET ${statement} WHERE position = 2`);
      file.close();
      const changed = close(new SqliteEventLog(path('log')));
      return verifyChain({ log: changed, links, seals: [], published: [], gaps: [], publicKey: '' });
    };

    it.each([
      ['broken JSON', `data = substr(data, 2)`],
      ['broken JSON of its metadata', `meta = '{'`],
      ['bytes that are no text', `data = CAST(X'7B2261223A22FF227D' AS TEXT)`],
      ['other data, and what was recorded as a key of the metadata', `meta = json_set(meta, '$.data', json(data)), data = '{}'`],
      ['another type, and the recorded one as a key of the metadata', `meta = json_set(meta, '$.type', type), type = 'Other'`],
    ])('is found to be edited at the fact that has %s', async (_, statement) => {
      expect((await verdictAfter(statement)).fault).toMatchObject({ kind: 'edited', place: 2, event: expect.stringContaining('a-1@1') });
    });
    it.each([
      ['white space', `data = replace(data, ':', ' : ')`],
      ['a key that nothing reads', `meta = json_set(meta, '$.more', 1)`],
    ])('holds the facts that were recorded, where it was only %s', async (_, statement) => {
      expect(await verdictAfter(statement)).toMatchObject({ fault: null, facts: 3 });
    });
  });
  it('is left in peace by an append that was finished by closing', async () => {
    const log = new SqliteEventLog(path('log'));
    const writing = log.append('a-1', NO_STREAM, [written('e1')]);
    await log.close();
    await writing;
    // The turn of the event loop in which the append would have been committed must find nothing to do.
    await setImmediate();
  });
});
