import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { ChainView, FaultKind } from '../contracts/audit.js';
import type { Topic } from '../contracts/forum.js';
import { contextParts } from '../src/contexts.js';
import type { Links } from '../src/platform/chain/links.js';
import { openProofTools } from '../src/platform/open-stack.js';
import { readSettings } from '../src/platform/settings/settings.js';
import { LINKS } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { Client } from './client.js';
import type { Tampering } from './doubles/event-store-double.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { acceptGap, forgeForgetting, loseLinks, tamper, verifyLog } from './tampering.js';
import { TestClock } from './test-clock.js';
import { Town } from './town.js';

const LONGEST_MS = 20_000;

/** Whoever can write the files of a home cannot change what was recorded without being found. */
inBothHomes.describe('The log', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-proof-'));
  const clock = new TestClock();
  let app: TestApp;
  let auditor: Client;
  let topic: Topic;

  const links = () => app.meydan.app.get<Links>(LINKS);
  /** Resolves when every fact is linked. */
  const linked = async () => {
    for (const until = Date.now() + LONGEST_MS; ; await pause(20)) {
      const [last, head] = [await links().last(), await app.meydan.machinery.head()];
      if (last?.position === head) return last;
      if (Date.now() > until) throw new Error('not every fact was linked');
    }
  };
  /** Resolves with the seal of the next hour, which vouches for all that is linked now. */
  const sealed = async () => {
    const { place } = await linked();
    clock.advance({ hours: 1 });
    for (const until = Date.now() + LONGEST_MS; ; await pause(20)) {
      await app.settled();
      const { seal } = await proof();
      if (seal && seal.size >= place) return seal;
      if (Date.now() > until) throw new Error('nothing was sealed');
    }
  };
  /** Resolves with what is there once it is another day. */
  const nextDay = async <T>(ask: () => Promise<T | null>): Promise<T> => {
    clock.advance({ hours: 24 - clock.now().getUTCHours() });
    for (const until = Date.now() + LONGEST_MS; ; await pause(20)) {
      const there = await ask();
      if (there !== null) return there;
      if (Date.now() > until) throw new Error('nothing came of the day');
    }
  };
  const start = async () => {
    app = await startApp({ DATA_DIR }, clock);
    auditor = new Client(app.guest.url, auditor.sessionToken, auditor.id);
  };
  const proof = async () => (await auditor.get<ChainView>('/api/console/audit/chain')).body.data;
  const health = async () => (await app.guest.get('/api/health')) as { status: number; body: { failing?: string[] } };
  const write = () => auditor.post('/api/forum/topics', { title: 'Yeni konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') });

  beforeAll(async () => {
    const town = await Town.open({ DATA_DIR }, clock);
    app = town.app;
    auditor = await app.member('denetci', 'auditor');
    topic = await town.topic(auditor);
    await town.decide(await town.case(await town.member()), { action: 'warn_user' });
    await app.settled();
    await linked();
  });
  afterAll(async () => {
    await app.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  inBothHomes.it('is linked fact by fact, and sealed within the hour', async () => {
    const before = await linked();
    expect(await proof()).toMatchObject({ facts: before.place, head: before.hash, fault: null, gaps: [] });
    const seal = await sealed();
    expect((await proof()).fingerprint).toMatch(/^([0-9a-f]{4} ){3}[0-9a-f]{4}$/);
    await linked();
    expect(await verifyLog(DATA_DIR)).toMatchObject({ fault: null, sealed: seal.size });
  });
  inBothHomes.it.each<[Tampering, FaultKind]>([
    ['edit', 'edited'],
    ['delete', 'deleted'],
    ['insert', 'inserted'],
    ['swap', 'reordered'],
    ['cut', 'truncated'],
  ])('that somebody went to %s is served for reading only, until an operator has accepted it', async (how, kind) => {
    // The facts of the session stand further in front, where nothing is done to them.
    clock.advance({ minutes: 10 });
    expect((await write()).status).toBe(201);
    const { place } = await linked();
    await app.stop();
    await tamper(DATA_DIR, how, place - 1);
    await start();
    const found = await health();
    expect([found.status, found.body.failing]).toEqual([503, expect.arrayContaining(['chain'])]);
    expect((await app.guest.get(`/api/forum/posts/${topic.id}`)).status).toBe(200);
    expect((await write()).status).toBe(503);
    expect((await proof()).fault).toMatchObject({ kind, place: place - 1 });
    expect((await verifyLog(DATA_DIR)).fault).toMatchObject({ kind, place: place - 1 });
    await app.stop();

    await acceptGap(DATA_DIR, 'Yedek geri yüklendi', clock.now());
    const accepted = await verifyLog(DATA_DIR);
    expect([accepted.fault, accepted.gaps.at(-1)]).toEqual([null, expect.objectContaining({ place: place - 1, kind, reason: 'Yedek geri yüklendi' })]);
    await start();
    expect((await health()).status).toBe(200);
    auditor = await app.guest.signIn('denetci', PASSWORD);
    clock.advance({ minutes: 10 });
    expect((await write()).status).toBe(201);
    expect((await proof()).gaps.at(-1)).toMatchObject({ place: place - 1, kind });
    await app.settled();
  });
  inBothHomes.it('is what was recorded though its links were lost, as far as it was sealed', async () => {
    const { size } = await sealed();
    await app.stop();
    await loseLinks(DATA_DIR);
    expect(await verifyLog(DATA_DIR)).toMatchObject({ fault: null, linked: 0, sealed: size });
    await start();
    await linked();
    expect(await verifyLog(DATA_DIR)).toMatchObject({ fault: null });
  });
  it('that was changed with all its links is found by the last seal, at the next start too', async () => {
    await linked();
    const { seal } = await proof();
    await app.stop();
    await loseLinks(DATA_DIR);
    await tamper(DATA_DIR, 'edit', 20);
    expect((await verifyLog(DATA_DIR)).fault).toMatchObject({ kind: 'sealed' });
    await start();
    expect((await proof()).fault).toMatchObject({ kind: 'sealed', count: expect.any(Number) });
    expect((await health()).body.failing).toContain('chain');
    await app.stop();
    const { sealsGivenUp } = await acceptGap(DATA_DIR, 'Denendi', clock.now());
    expect(sealsGivenUp).toBeGreaterThan(0);
    await start();
    expect((await health()).status).toBe(200);
    auditor = await app.guest.signIn('denetci', PASSWORD);
    await app.settled();
    await sealed();
    await linked();
    expect(await verifyLog(DATA_DIR)).toMatchObject({ fault: null });
    expect((await proof()).seal?.at).not.toBe(seal?.at);
  });
  inBothHomes.it('is compared as a whole every day; what was changed while it runs is only read from then on', async () => {
    auditor = await app.guest.signIn('denetci', PASSWORD, true);
    await linked();
    const verified = await nextDay(async () => (await proof()).verified);
    expect(verified.facts).toBeGreaterThan(20);

    auditor = await app.guest.signIn('denetci', PASSWORD, true);
    await linked();
    await tamper(DATA_DIR, 'edit', 24);
    expect((await proof()).fault).toBeNull();
    const fault = await nextDay(async () => (await proof()).fault);
    expect(fault).toMatchObject({ kind: 'edited', place: 24 });
    expect((await health()).body.failing).toEqual(['chain']);
    expect((await app.guest.get(`/api/forum/posts/${topic.id}`)).status).toBe(200);
    expect((await write()).status).toBe(503);
    await app.stop();

    await start();
    expect((await proof()).fault).toMatchObject({ kind: 'edited', place: 24 });
    await app.stop();
    await acceptGap(DATA_DIR, 'Denendi', clock.now());
    await start();
    expect((await health()).status).toBe(200);
    auditor = await app.guest.signIn('denetci', PASSWORD);
    clock.advance({ minutes: 10 });
    expect((await write()).status).toBe(201);
  });
});

embeddedOnly.describe('A log that says what never happened', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-forged-'));
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

  it('destroys no key', async () => {
    const clock = new TestClock();
    let app = await startApp({ DATA_DIR }, clock);
    const elif = await app.member('elif');
    await elif.post('/api/forum/topics', { title: 'Yeni konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') });
    await app.settled();
    await app.stop();
    forgeForgetting(DATA_DIR, elif.id);
    app = await startApp({ DATA_DIR }, clock);
    const { status } = await app.guest.get('/api/health');
    await app.stop();
    expect([status, app.meydan.frozen]).toEqual([503, expect.stringContaining('was edited; erasure-')]);
    const { ports, close } = await openProofTools(readSettings({ DATA_DIR }), contextParts(readSettings({ DATA_DIR })), () => undefined);
    expect(await ports.vault.isForgotten(elif.id)).toBe(false);
    await close();
  });
});
