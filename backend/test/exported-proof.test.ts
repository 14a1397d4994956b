import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChainView } from '../contracts/audit.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { Links } from '../src/platform/chain/links.js';
import { exportLog } from '../src/platform/moving/export-log.js';
import { EVENT_LOG, LINKS } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { verifyLog } from './tampering.js';
import { TestClock } from './test-clock.js';
import { Town } from './town.js';

const VERIFIER = join(process.cwd(), 'bin/verify-export.mjs');
const LONGEST_MS = 20_000;

interface Said {
  readonly code: number;
  readonly text: string;
}

/** The verifier in a process of its own, which sees the exported folder and nothing of the application. */
async function check(folder: string, ...options: string[]): Promise<Said> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [VERIFIER, folder, ...options], { env: { PATH: process.env.PATH } });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { readonly code: number; readonly stderr: string };
    return { code, text: stderr };
  }
}

describe('An exported log', () => {
  const root = mkdtempSync(join(tmpdir(), 'meydan-exported-'));
  const clock = new TestClock();
  let town: Town;
  let admin: Client;
  let leaving: Client;
  let lines: readonly string[];

  const exported = () => join(root, 'export');
  const port = <T>(token: symbol) => town.app.meydan.app.get<T>(token);
  const chain = async () => (await admin.get<ChainView>('/api/console/audit/chain')).body.data;
  /** Resolves when the seal of the next hour vouches for all that stood in the log. */
  const sealed = async () => {
    const { log, links } = { log: port<EventLog>(EVENT_LOG), links: port<Links>(LINKS) };
    for (const until = Date.now() + LONGEST_MS; (await links.last())?.position !== (await log.head()); await pause(20))
      if (Date.now() > until) throw new Error('not every fact was linked');
    const place = (await links.last())?.place ?? 0;
    clock.advance({ hours: 1 });
    for (const until = Date.now() + LONGEST_MS; ((await chain()).seal?.size ?? 0) < place; await pause(20)) {
      await town.app.settled();
      if (Date.now() > until) throw new Error('nothing was sealed');
    }
  };
  /** The verifier about the same export with other lines. */
  const checkLines = async (changed: readonly string[], ...options: string[]) => {
    const folder = join(root, 'changed');
    cpSync(exported(), folder, { recursive: true });
    writeFileSync(join(folder, 'events.ndjson'), `${changed.join('\n')}\n`);
    return check(folder, ...options);
  };
  const placeOf = (type: string) => lines.findIndex((line) => line.includes(`"type":"${type}"`)) + 1;

  beforeAll(async () => {
    town = await Town.open({ DATA_DIR: join(root, 'home') }, clock);
    admin = await town.app.member('yonetici', 'admin');
    leaving = await town.app.member('giden');
    await town.decide(await town.case(leaving), { action: 'warn_user' });
    await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    await town.app.settled();
    await sealed();
    clock.advance({ days: 30 });
    await town.app.settled();
    admin = await town.app.guest.signIn('yonetici', PASSWORD);
    await sealed();
    await exportLog(port<EventLog>(EVENT_LOG), exported(), () => undefined);
    lines = readFileSync(join(exported(), 'events.ndjson'), 'utf8').trimEnd().split('\n');
  });
  afterAll(async () => {
    await town.app.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('is what was recorded, also when a member was forgotten since', async () => {
    expect((await town.app.guest.post('/api/auth/login', { identifier: 'giden', password: PASSWORD })).status).toBe(401);
    const { seal, public_key: key } = await chain();
    const { code, text } = await check(exported(), '--key', key);
    expect([code, text]).toEqual([0, expect.stringContaining(`${lines.length} facts, ${seal?.size} of them under`)]);
    expect(text).toContain('with the key ');
  });
  it('has the head and the root that the application tells', async () => {
    const { fault, head, root: treeRoot } = await verifyLog(join(root, 'home'));
    const { text } = await check(exported());
    expect([fault, text]).toEqual([null, expect.stringContaining(`head of the chain: ${head}\nroot of the tree:  ${treeRoot}`)]);
  });
  it('counts only with the key that seals', async () => {
    const other = Buffer.alloc(32, 7).toString('base64');
    expect(await check(exported(), '--key', other)).toEqual({ code: 1, text: expect.stringContaining('was not made with the key') });
  });
  it('holds no fact that was edited', async () => {
    const changed = lines.map((line, index) => (index === placeOf('AccountErased') - 1 ? line.replace('"role":"system"', '"role":"admin"') : line));
    expect(changed).not.toEqual(lines);
    expect(await checkLines(changed)).toEqual({ code: 1, text: expect.stringMatching(/One of the facts from place \d+ to \d+ is not what was sealed/) });
  });
  it('lacks no fact in the middle', async () => {
    const changed = lines.filter((_, index) => index !== placeOf('AccountErased') - 1);
    expect(changed).toHaveLength(lines.length - 1);
    expect((await checkLines(changed)).code).toBe(1);
  });
  it('is not cut off', async () => {
    const { code, text } = await checkLines(lines.slice(0, -3));
    expect([code, text]).toEqual([1, expect.stringContaining('The export ends at place')]);
  });
  it('agrees with seals that were kept elsewhere, and an other one does not', async () => {
    const seals = lines.map((line) => JSON.parse(line)).filter(({ type }) => type === 'LogSealed');
    const kept = join(root, 'seals.ndjson');
    writeFileSync(kept, seals.map(({ at, data }) => JSON.stringify({ ...data, at })).join('\n'));
    expect((await check(exported(), '--seals', kept)).code).toBe(0);
    // Somebody without the key takes the seals out of the log and changes what they covered.
    const without = lines.filter((line) => !line.includes('"stream":"chain-log"'));
    expect((await checkLines(without, '--seals', kept)).code).toBe(1);
  });
});
