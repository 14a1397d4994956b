import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Unavailable } from '../../kernel/unavailable.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { DamagedFile, SqliteFile } from './sqlite-file.js';

const SCHEMA = 'CREATE TABLE IF NOT EXISTS words (word TEXT)';
const PAGE = 4_096;

describe('A SQLite file', () => {
  const path = scratchFolder();
  const close = closing();
  const open = () => SqliteFile.open(path('words.db'), { synchronous: 'NORMAL' }, SCHEMA);
  const add = (file: SqliteFile, ...words: string[]) => {
    for (const word of words) file.prepare('INSERT INTO words VALUES (?)').run(word);
  };
  const all = (file: SqliteFile) => file.prepare('SELECT word FROM words').all();
  const modes = () => ['', '-wal', '-shm'].map((ending) => statSync(path(`words.db${ending}`)).mode & 0o777);
  /** A file of many pages, closed, with one in its middle overwritten. */
  const damaged = () => {
    const file = open();
    add(file, ...Array.from({ length: 100 }, (_, number) => `${number} ${'x'.repeat(1_000)}`));
    file.close();
    const bytes = readFileSync(path('words.db'));
    writeFileSync(path('words.db'), bytes.fill(7, 4 * PAGE, 8 * PAGE));
  };

  it('is for its owner alone, with all that belongs to it', () => {
    add(close(open()), 'bir');
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
  });
  it('is closed to others when it stood open to them', () => {
    writeFileSync(path('words.db'), '', { mode: 0o644 });
    add(close(open()), 'bir');
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
  });
  it('is a whole copy by itself once it is closed', () => {
    const file = open();
    add(file, 'bir', 'iki');
    const reading = file.prepare('SELECT word FROM words');
    reading.get();
    file.close();
    copyFileSync(path('words.db'), path('copy.db'));
    expect(all(close(SqliteFile.open(path('copy.db'), { synchronous: 'NORMAL' })))).toEqual([{ word: 'bir' }, { word: 'iki' }]);
  });
  it('keeps nothing of what was removed once its log is emptied', () => {
    const file = close(open());
    add(file, 'silinecekkelime');
    file.prepare('UPDATE words SET word = ?').run('baska');
    expect(file.emptyLog()).toBe(true);
    expect(['', '-wal'].map((ending) => readFileSync(path(`words.db${ending}`)).includes('silinecekkelime'))).toEqual([false, false]);
  });
  it('that is none is named when it is opened', () => {
    writeFileSync(path('words.db'), 'x'.repeat(PAGE));
    expect(open).toThrow(DamagedFile);
    expect(open).toThrow(path('words.db'));
  });
  it('with a damaged page in its middle is named when it is opened', () => {
    damaged();
    expect(open).toThrow(DamagedFile);
  });
  it('that was cut off is named when it is opened', () => {
    damaged();
    truncateSync(path('words.db'), 3 * PAGE);
    expect(open).toThrow(DamagedFile);
  });
  it('that is damaged while it is in use says so, and whoever asks may come again', () => {
    const file = close(open());
    add(file, ...Array.from({ length: 100 }, (_, number) => `${number} ${'x'.repeat(1_000)}`));
    file.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA shrink_memory; PRAGMA cache_size = 0');
    writeFileSync(path('words.db'), readFileSync(path('words.db')).fill(7, 4 * PAGE, 8 * PAGE));
    const told: unknown[] = [];
    file.onDamage = (error) => told.push(error);
    expect(() => all(file)).toThrow(Unavailable);
    expect(told).toEqual([expect.any(DamagedFile)]);
  });
  it('on a full disk refuses what does not fit as something that may pass, and keeps what it had', () => {
    const file = close(open());
    add(file, 'bir');
    // A full disk, as SQLite itself reports it.
    file.exec('PRAGMA max_page_count = 3');
    expect(() => add(file, 'x'.repeat(10 * PAGE))).toThrow(Unavailable);
    expect(() => file.transaction(() => add(file, 'iki', 'x'.repeat(10 * PAGE)))).toThrow(Unavailable);
    expect(all(file)).toEqual([{ word: 'bir' }]);
  });
  it('tells whoever asks wrongly that it was wrong', () => {
    expect(() => close(open()).prepare('SELECT meaning FROM words')).toThrow('no such column');
  });
});
