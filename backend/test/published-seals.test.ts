import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChainView } from '../contracts/audit.js';
import type { Seal } from '../src/platform/chain/seal.js';
import { startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { verifyLog } from './tampering.js';

const folder = mkdtempSync(join(tmpdir(), 'meydan-published-'));
const file = join(folder, 'seals.jsonl');
const DATA_DIR = join(folder, 'data');

describe('A seal', () => {
  let app: TestApp;
  let auditor: Client;
  beforeAll(async () => {
    app = await startApp({ DATA_DIR, SEALS_FILE: file });
    auditor = await app.member('denetci', 'auditor');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is published by itself, as the operator’s check reads it', async () => {
    const chain = async () => (await auditor.get<ChainView>('/api/console/audit/chain')).body.data;
    do {
      app.clock.advance({ hours: 1 });
      await app.settled();
    } while (!(await chain()).seal);
    const { seal, public_key, published_to } = await chain();
    const seals = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Seal);
    expect(published_to).toEqual(['file']);
    expect(seals.at(-1)).toEqual({ ...seal, publicKey: public_key });
    await app.stop();
    expect((await verifyLog(DATA_DIR, seals)).fault).toBeNull();
    const other = seals.map((kept) => ({ ...kept, root: kept.head }));
    expect((await verifyLog(DATA_DIR, other)).fault).toMatchObject({ kind: 'forged', place: seals[0]?.size });
  });
});
