import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SqliteEventLog } from '../event-log/sqlite-event-log.js';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteVault } from '../vault/sqlite-vault.js';
import { MASTER } from '../vault/vault.contract.js';
import { exportLog } from './export-log.js';
import { type Manifest, MoveRefused, readManifest } from './move-folder.js';
import { checkVault, exportVault, importVault } from './move-vault.js';

const MEMBERS = 520;

describe('A vault that moves', () => {
  const path = scratchFolder();
  const close = closing();
  let source: SqliteVault;
  let target: SqliteVault;
  const folder = () => path('move');
  const file = () => path('move/vault.ndjson');
  const exportEvents = async () => exportLog(close(new SqliteEventLog(path('log'))), folder(), () => undefined);
  const refusal = async (work: Promise<unknown>) => {
    await expect(work).rejects.toThrow(MoveRefused);
    return work.catch(({ message }: Error) => message);
  };
  const editManifest = (change: Partial<Manifest>) =>
    writeFileSync(path('move/manifest.json'), JSON.stringify({ ...JSON.parse(readFileSync(path('move/manifest.json'), 'utf8')), ...change }));
  const edit = (change: (lines: string[]) => string[]) => writeFileSync(file(), `${change(readFileSync(file(), 'utf8').trimEnd().split('\n')).join('\n')}\n`);
  const replaced = (word: string, by: string) => (lines: string[]) => lines.map((line) => line.replace(word, by));
  /** What both commands say of a damaged file; nothing of it may be taken over. */
  const refused = async () => {
    const says = await refusal(importVault(folder(), target));
    expect([await refusal(checkVault(folder())), await target.entries(null, 10)]).toEqual([says, []]);
    return says;
  };

  /** Every test begins with the same vault: it is filled once. What was written last may stand in its journal. */
  let filled: (readonly [string, Buffer])[];
  beforeAll(async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'meydan-spec-'));
    const vault = new SqliteVault(join(scratch, 'vault'), MASTER);
    for (let member = 1; member <= MEMBERS; member++) await vault.seal(`m${member}`, 'Işık');
    await vault.put('token', { memberId: 'm1', purpose: 'verify', expiresAt: '2026-12-01T00:00:00.000Z' });
    vault.close();
    const files = readdirSync(scratch).filter((name) => !name.endsWith('-shm'));
    filled = files.map((name) => [name.replace('vault', 'source'), readFileSync(join(scratch, name))]);
    rmSync(scratch, { recursive: true });
  });
  beforeEach(async () => {
    for (const [name, bytes] of filled) writeFileSync(path(name), bytes);
    source = close(new SqliteVault(path('source'), MASTER));
    target = close(new SqliteVault(path('target'), MASTER));
    await exportEvents();
    await exportVault(source, folder());
  });

  it('is the same in the new home, with what was sealed', async () => {
    const sealed = await source.seal('m7', 'Elif');
    expect([await checkVault(folder()), await importVault(folder(), target), await importVault(folder(), target)]).toEqual([521, 521, 521]);
    expect([await target.open('m7', sealed), await target.entries(null, 600)]).toEqual(['Elif', await source.entries(null, 600)]);
  });
  it('may be empty', async () => {
    expect(await exportVault(target, folder())).toBe(0);
    expect(await checkVault(folder())).toBe(0);
  });
  it('is written for the owner alone', () => expect(statSync(file()).mode & 0o777).toBe(0o600));
  it('is whole again when an export is repeated after something has changed', async () => {
    await source.forget('m1');
    await exportEvents();
    expect(readManifest(folder())?.vault).toBeNull();
    await exportVault(source, folder());
    expect(await importVault(folder(), target)).toBe(521);
  });

  describe('is refused, and nothing is taken over,', () => {
    it('when its end is missing', async () => {
      edit((lines) => lines.slice(0, 400));
      expect(await refused()).toBe('The exported vault is damaged: there are 400 entries instead of 521.');
    });
    it('when it was cut off in the middle of a line', async () => {
      truncateSync(file(), statSync(file()).size - 20);
      expect(await refused()).toContain('there are 520 entries instead of 521');
    });
    it.each<[string, (lines: string[]) => string[]]>([
      ['when a field was edited', replaced('"memberId":"m1"', '"memberId":"m2"')],
      ['when a key was destroyed in it', (lines) => lines.map((line, index) => (index === 3 ? line.replace(/"wrapped":"[^"]+"/, '"wrapped":null') : line))],
      ['when two lines were swapped', ([first = '', second = '', ...rest]) => [second, first, ...rest]],
      ['when one line stands for another', ([first = '', , ...rest]) => [first, first, ...rest]],
    ])('%s', async (_, change) => {
      const before = readFileSync(file(), 'utf8');
      edit(change);
      expect(readFileSync(file(), 'utf8')).not.toBe(before);
      expect(await refused()).toContain('an entry of it was changed');
    });
    it('when another master key wraps its keys', async () => {
      target = close(new SqliteVault(path('stranger'), Buffer.alloc(32, 9)));
      await expect(importVault(folder(), target)).rejects.toThrow(MoveRefused);
      expect([await refusal(importVault(folder(), target)), await target.entries(null, 10)]).toEqual([
        'The exported vault belongs to another master key: set MASTER_KEY (or put the file master.key into DATA_DIR) as the old home has it.',
        [],
      ]);
    });
    it('when a line was added', async () => {
      edit((lines) => [...lines, ...lines.slice(0, 1)]);
      expect(await refused()).toContain('there are 522 entries instead of 521');
    });
    it('when it is gone', async () => {
      rmSync(file());
      expect(await refused()).toContain('There is no exported vault');
    });
    it('when the manifest does not know it, because an export was cut off or a version before has written it', async () => {
      editManifest({ vault: null });
      expect(await refused()).toContain('run the export again first');
      editManifest({ vault: undefined });
      expect(await refused()).toContain('run the export again first');
    });
    it('when the manifest says something that is no sum', async () => {
      editManifest({ vault: { entries: -1, sha256: 'x' } });
      expect(await refused()).toContain('is not a file that this version wrote');
    });
  });
});
