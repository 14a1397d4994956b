import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { EXPORT_TEXT, type ExportRequest, type ExportRow } from '../contracts/audit-export.js';
import { type LookRow, pseudonymOf } from '../contracts/audit-timeline.js';
import { WriteStaffNote } from '../src/contexts/moderation/note/staff-note.commands.js';
import type { Files } from '../src/kernel/files.js';
import { FILES } from '../src/platform/tokens.js';
import { NO_HURRY, PASSWORD, startApp } from './app.js';
import { Client } from './client.js';
import { ServerProcess } from './crash-child.js';
import { homeOf } from './home.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';
import { said, Town } from './town.js';

const EXPORTS = '/api/console/audit/exports';
const REASON = 'Kurul, bu üyenin bütün dosyasını yazılı olarak istedi.';
const listOf = async (who: Client) => (await who.get<ExportRow[]>(EXPORTS)).body.data;

inBothHomes.describe('exports of the audit', () => {
  let town: Town;
  let auditor: Client;
  let admin: Client;
  let author: Client;
  let full: ExportRequest;

  beforeAll(async () => {
    town = await Town.open();
    auditor = await town.app.member('selin', 'auditor');
    admin = await town.app.member('yonetici', 'admin');
    author = await town.member();
    await town.decide(await town.case(author), { action: 'warn_user', note: 'Kişiye saldırı vardı' });
    await town.app.settled();
    full = { profile: 'full', format: 'jsonl', subject: author.id, reason: REASON };
  });
  afterAll(() => town.app.stop());

  const ask = (who: Client, asked: ExportRequest = { profile: 'figures', format: 'csv' }) => who.post<ExportRow[]>(EXPORTS, asked);
  const files = async (who: Client) => (await town.app.meydan.app.get<Files>(FILES).list(`audit-exports/${who.id}/`, { limit: 10 })).length;

  it('are made one at a time for whoever asks, and at once for two', async () => {
    const [one, other, admins] = await Promise.all([ask(auditor), ask(auditor), ask(admin)]);
    expect([one.status, other.status].sort()).toEqual([202, 409]);
    expect(said(one.status === 409 ? one : other)).toEqual([409, EXPORT_TEXT.underWay]);
    expect(admins.status).toBe(202);
    await town.app.settled();
    const made = await Promise.all([auditor, admin].map(async (who) => (await listOf(who)).map(({ state }) => state)));
    expect(made).toEqual([['ready'], ['ready']]);
    expect((await ask(auditor)).status).toBe(202);
    await town.app.settled();
    expect((await listOf(auditor)).map(({ state }) => state)).toEqual(['ready', 'ready']);
  });

  it('of one moment stand in the order in which they were asked for, the newest first', async () => {
    const reader = await town.app.member('asli', 'auditor');
    const asked: string[] = [];
    for (const format of ['csv', 'jsonl', 'jsonl', 'csv', 'jsonl', 'csv'] as const) {
      // With a key, as browsers send it: what is derived from it says nothing of the order.
      const key = { 'idempotency-key': `dosya-${asked.length}` };
      expect((await reader.post(EXPORTS, { profile: 'figures', format }, key)).status).toBe(202);
      await town.app.settled();
      asked.unshift(format);
    }
    expect((await listOf(reader)).map(({ format }) => format)).toEqual(asked);
  });

  it('lose their files with their time', async () => {
    expect([await files(auditor), await files(admin)]).toEqual([2, 1]);
    town.app.clock.advance({ days: 3, minutes: 1 });
    await town.app.settled();
    expect([await files(auditor), await files(admin)]).toEqual([0, 0]);
    [auditor, admin] = [await town.app.guest.signIn('selin', PASSWORD), await town.app.guest.signIn('yonetici', PASSWORD)];
    expect((await listOf(auditor)).map(({ state, failure }) => [state, failure])).toEqual([
      ['expired', null],
      ['expired', null],
    ]);
  });

  it('that open the records of a member who leaves are removed with their account, and others stay', async () => {
    author = await town.app.guest.signIn('uye.0', PASSWORD);
    await author.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    town.app.clock.advance({ days: 6 });
    await town.app.settled();
    [auditor, admin] = [await town.app.guest.signIn('selin', PASSWORD), await town.app.guest.signIn('yonetici', PASSWORD)];
    expect((await ask(auditor, full)).status).toBe(202);
    await town.app.settled();
    expect((await ask(auditor)).status).toBe(202);
    await town.app.settled();
    expect(await files(auditor)).toBe(2);
    town.app.clock.advance({ days: 2 });
    await town.app.settled();
    auditor = await town.app.guest.signIn('selin', PASSWORD);
    const [figures, opened] = await listOf(auditor);
    expect([figures?.state, opened?.state, opened?.failure]).toEqual(['ready', 'expired', EXPORT_TEXT.withdrawn]);
    expect([await files(auditor), (await auditor.get(`${EXPORTS}/${opened?.id}`)).status]).toEqual([1, 404]);
  });

  it('open nothing of a member who has left, and are kept then', async () => {
    expect((await ask(auditor, full)).status).toBe(202);
    await town.app.settled();
    const [row] = await listOf(auditor);
    expect([row?.state, row?.failure, row?.what]).toEqual(['ready', null, `kimin hakkında: ${pseudonymOf(author.id)}`]);
  });

  it('of an auditor who leaves are removed', async () => {
    await auditor.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    town.app.clock.advance({ days: 6 });
    await town.app.settled();
    const again = await town.app.guest.signIn('selin', PASSWORD);
    expect((await ask(again)).status).toBe(202);
    await town.app.settled();
    expect(await files(again)).toBe(1);
    town.app.clock.advance({ days: 2 });
    await town.app.settled();
    expect(await files(again)).toBe(0);
  });
});

/** Facts with something personal in each: an export that opens them takes a while. */
const NOTES = 250;
/** Of one member so many may stand. */
const MEMBERS = 10;
/** Longer than anything here takes, and shorter than a test may. */
const PATIENCE_MS = 60_000;

embeddedOnly.describe('an export whose server is killed in the middle', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meydan-export-crash-'));
  let server: ServerProcess | null = null;
  let tokens: { readonly auditor: string; readonly member: string };
  const settings = { ...NO_HURRY, FOUR_EYES: 'off', SECOND_REVIEW_SHARE: '0' };

  beforeAll(async () => {
    const app = await startApp({ DATA_DIR: dataDir, ...settings }, new TestClock(Date.now()));
    const auditor = await app.member('selin', 'auditor');
    const members = await Promise.all(Array.from({ length: MEMBERS }, (_, index) => app.member(`uye.bakilan.${index}`)));
    const [member] = members;
    if (!member) throw new Error('nobody to write notes about');
    for (let index = 0; index < NOTES; index += 1) {
      const origin = { id: `note/${index}`, at: app.clock.now().toISOString(), actor: { id: auditor.id, role: 'moderator' } };
      const note = {
        memberId: members[index % MEMBERS]?.id ?? '',
        noteId: `note-${index}`,
        authorId: auditor.id,
        text: `Görevlilerin okuyacağı ${index}. not`,
      };
      await app.meydan.app.get(CommandBus).execute(new WriteStaffNote(note, { ...origin, correlationId: origin.id, causationId: null }));
    }
    await app.settled();
    tokens = { auditor: auditor.sessionToken, member: member.sessionToken };
    await app.stop();
  });
  afterAll(async () => {
    await server?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = async () => {
    await server?.kill();
    server = await ServerProcess.start(dataDir, { ...settings, ...(await homeOf(dataDir)) });
    return { server, auditor: new Client(server.url, tokens.auditor), member: new Client(server.url, tokens.member) };
  };
  /** How many exports a member is told of, once there are as many. */
  const exportsToldTo = async (member: Client, atLeast = 0): Promise<number> => {
    for (const until = Date.now() + PATIENCE_MS; ; await pause(5)) {
      const told = (await member.get<LookRow[]>('/api/auth/looks')).body.data.filter(({ what }) => what.includes('dışa aktarıldı')).length;
      if (told >= atLeast || Date.now() > until) return told;
    }
  };
  /** The newest export, once it is as asked. */
  const newest = async (who: Client, isSo: (row: ExportRow) => boolean): Promise<ExportRow> => {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(5)) {
      const [row] = await listOf(who);
      if (row && isSo(row)) return row;
    }
    throw new Error('the export did not come so far');
  };

  it.each<[string, (row: ExportRow) => boolean]>([
    ['before it was begun', () => true],
    ['once its proofs are there', ({ facts }) => facts !== null],
    ['once some of its facts are in it', ({ state, done }) => state === 'ready' || (done ?? 0) > 0],
  ])('%s is made after the next start, and whose records it opens is told once', async (_, isSo) => {
    const first = await start();
    const looked = await exportsToldTo(first.member);
    const asked: ExportRequest = { profile: 'full', format: 'jsonl', type: 'StaffNoteWritten', reason: REASON };
    expect((await first.auditor.post(EXPORTS, asked)).status).toBe(202);
    await newest(first.auditor, isSo);
    await first.server.kill();
    const { server: second, auditor, member } = await start();
    const row = await newest(auditor, ({ state }) => state !== 'preparing');
    expect([row.state, row.facts]).toEqual(['ready', NOTES]);
    expect((await auditor.download(`${EXPORTS}/${row.id}`)).status).toBe(200);
    expect(await exportsToldTo(member, looked + 1)).toBe(looked + 1);
    await second.stop();
  });
});
