import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChainView } from '../contracts/audit.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { Links } from '../src/platform/chain/links.js';
import type { Seal } from '../src/platform/chain/seal.js';
import { EVENT_LOG, LINKS } from '../src/platform/tokens.js';
import { startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { verifyLog } from './tampering.js';

const LONGEST_MS = 20_000;
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
    /** A line that is being written is not there yet. */
    const published = () =>
      (existsSync(file) ? readFileSync(file, 'utf8') : '')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Seal);
    const [log, links] = [app.meydan.app.get<EventLog>(EVENT_LOG), app.meydan.app.get<Links>(LINKS)];
    for (const until = Date.now() + LONGEST_MS; (await links.last())?.position !== (await log.head()); await pause(20))
      if (Date.now() > until) throw new Error('not every fact was linked');
    app.clock.advance({ hours: 1 });
    for (const until = Date.now() + LONGEST_MS; published().length === 0; await pause(20)) {
      await app.settled();
      if (Date.now() > until) throw new Error('no seal was published');
    }
    const { seal, public_key, published_to } = await chain();
    const seals = published();
    expect(published_to).toEqual(['file']);
    expect(seals.at(-1)).toEqual({ ...seal, publicKey: public_key });
    await app.stop();
    expect((await verifyLog(DATA_DIR, seals)).fault).toBeNull();
    const other = seals.map((kept) => ({ ...kept, root: kept.head }));
    expect((await verifyLog(DATA_DIR, other)).fault).toMatchObject({ kind: 'forged', place: seals[0]?.size });
  });
});
