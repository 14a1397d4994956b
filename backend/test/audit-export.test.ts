import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { APPROVAL_TEXT, type ApprovalRow } from '../contracts/approvals.js';
import type { ChainView } from '../contracts/audit.js';
import { EXPORT_TEXT, type ExportRequest, type ExportRow } from '../contracts/audit-export.js';
import type { LookRow, TimelinePage } from '../contracts/audit-timeline.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const EXPORTS = '/api/console/audit/exports';
const VERIFIER = join(process.cwd(), 'bin/verify-export.mjs');
const REASON = 'Kurul, bu vakanın bütün dosyasını yazılı olarak istedi.';
const NOTE = 'Kişiye saldırı vardı';

/** The verifier in a process of its own, which sees the unpacked folder and nothing of the application. */
async function check(folder: string, ...options: string[]): Promise<{ readonly code: number; readonly text: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [VERIFIER, folder, ...options], { env: { PATH: process.env.PATH } });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { readonly code: number; readonly stderr: string };
    return { code, text: stderr };
  }
}

inBothHomes.describe('an export of the audit', () => {
  const root = mkdtempSync(join(tmpdir(), 'meydan-audit-export-'));
  let town: Town;
  let auditor: Client;
  let author: Client;
  let topicId: string;

  beforeAll(async () => {
    town = await Town.open();
    auditor = await town.app.member('selin', 'auditor');
    author = await town.member();
    const topic = await town.topic(author);
    topicId = topic.id;
    const { reportId } = (await town.report(await town.member(), topic, { description: 'Raporlayanın sözleri' })).body.data;
    await town.decide(reportId, { action: 'warn_user', note: NOTE });
    await town.app.settled();
  });
  afterAll(async () => {
    await town.app.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const ask = (asked: ExportRequest, by = auditor) => by.post<ExportRow[]>(EXPORTS, asked);
  const latest = async (by = auditor) => (await by.get<ExportRow[]>(EXPORTS)).body.data[0] as ExportRow;
  const key = async () => (await auditor.get<ChainView>('/api/console/audit/chain')).body.data.public_key;
  /** Asks, waits until it is made, and unpacks it. */
  const exported = async (name: string, asked: ExportRequest): Promise<{ folder: string; files: Record<string, string> }> => {
    const { status, body } = await ask(asked);
    if (status !== 202) throw new Error(`${status}: ${body.error}`);
    await town.app.settled();
    const row = await latest();
    expect(row.state).toBe('ready');
    const folder = join(root, name);
    mkdirSync(folder);
    const files = unzipSync((await auditor.download(`${EXPORTS}/${row.id}`)).bytes);
    for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
    return { folder, files: Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)])) };
  };
  const linesOf = (text = '') => text.trimEnd().split('\n');

  it('of a case holds its facts without a name or a word, each proven under a seal', async () => {
    const { folder, files } = await exported('pseudonyms', { profile: 'pseudonyms', format: 'jsonl', case: topicId });
    const rows = linesOf(files['facts.jsonl']).map((line) => JSON.parse(line));
    expect(rows.map(({ type }) => type)).toEqual(expect.arrayContaining(['ContentReported', 'CaseDecided', 'WarningIssued']));
    const all = Object.values(files).join('\n');
    for (const personal of ['derya', NOTE, 'Raporlayanın sözleri', author.id, auditor.id]) expect(all).not.toContain(personal);
    const warned = rows.find(({ type }) => type === 'WarningIssued');
    expect(warned).toMatchObject({ rule: 'harassment', acting_as: 'moderator', member: expect.stringMatching(/^Kişi \d+$/) });
    expect(rows.find(({ type }) => type === 'ContentReported').member).toBe(warned.member);
    const manifest = JSON.parse(files['manifest.json'] ?? '');
    expect(manifest).toMatchObject({
      requested: { by: 'auditor' },
      profile: 'pseudonyms',
      facts: rows.length,
      asked: { filter: { case: 'hidden' }, words: 'tek vaka' },
    });
    expect(all).not.toContain(topicId);
    const { code, text } = await check(folder, '--key', await key());
    expect([code, text]).toEqual([0, expect.stringContaining(`${rows.length} entries (pseudonyms), all under the seal of`)]);
  });

  it('under pseudonyms names nobody to whom they reported', async () => {
    const reporter = await town.member();
    await town.report(reporter, await town.topic(auditor));
    await town.report(reporter, await town.topic(author));
    await town.app.settled();
    const { files } = await exported('own-reports', { profile: 'pseudonyms', format: 'jsonl', type: 'ContentReported' });
    const actors = linesOf(files['facts.jsonl']).map((line) => JSON.parse(line).actor);
    expect(actors.slice(0, 2)).toEqual([expect.stringMatching(/^Kişi \d+$/), 'hidden']);
  });

  it('is found to be changed, shortened, moved or sealed by somebody else, by the first wrong entry', async () => {
    const { folder, files } = await exported('tampered', { profile: 'pseudonyms', format: 'csv', case: topicId });
    const changed = async (file: string, change: (lines: string[]) => string[], ...options: string[]) => {
      const copy = join(root, 'changed');
      cpSync(folder, copy, { recursive: true });
      writeFileSync(join(copy, file), `${change(linesOf(files[file])).join('\n')}\n`);
      const said = await check(copy, ...options);
      rmSync(copy, { recursive: true });
      return said;
    };
    expect((await check(folder)).code).toBe(0);
    const wrong = (text: RegExp) => ({ code: 1, text: expect.stringMatching(text) });
    expect(await changed('facts.csv', (lines) => lines.map((line, at) => (at === 2 ? line.replace('"2026-', '"2025-') : line)))).toEqual(
      wrong(/^Entry 2 \(place \d+\) is not what was exported/),
    );
    expect(await changed('facts.csv', (lines) => lines.filter((_, at) => at !== 3))).toEqual(wrong(/^Entry 3 .*is not what was exported/));
    const swapped = ([first = '', second = '', ...others]: string[]) => {
      const [one, other] = [JSON.parse(first), JSON.parse(second)];
      return [JSON.stringify({ ...one, path: other.path }), JSON.stringify({ ...other, path: one.path }), ...others];
    };
    expect(await changed('proofs.jsonl', swapped)).toEqual(wrong(/^Entry 1 \(place \d+\) is not proven to be under the seal/));
    expect(await changed('manifest.json', (lines) => lines.map((line) => line.replace('"auditor"', '"admin"')))).toEqual(wrong(/^The manifest was not signed/));
    expect(await check(folder, '--key', Buffer.alloc(32, 7).toString('base64'))).toEqual(wrong(/^The manifest was not signed with the key/));
    rmSync(join(folder, 'digests.txt'));
    expect(await check(folder)).toEqual(wrong(/digests\.txt is missing/));
  });

  it('in mere figures says action, rule, kind of content and day, and nothing else', async () => {
    const { folder, files } = await exported('figures', { profile: 'figures', format: 'jsonl', case: topicId });
    const rows = linesOf(files['facts.jsonl']).map((line) => JSON.parse(line));
    expect([...new Set(rows.flatMap((row) => Object.keys(row)))].sort()).toEqual(['action', 'content', 'day', 'outcome', 'rule']);
    expect((await check(folder)).code).toBe(0);
  });

  it('opens what may be opened with a reason, which the members read', async () => {
    const { folder, files } = await exported('full', { profile: 'full', format: 'jsonl', case: topicId, reason: REASON });
    expect(files['facts.jsonl']).toContain('Raporlayanın sözleri');
    expect(files['facts.jsonl']).toContain(NOTE);
    const proofs = linesOf(files['proofs.jsonl']).map((line) => JSON.parse(line));
    expect(proofs.some(({ line }) => line !== null)).toBe(true);
    const { code, text } = await check(folder, '--key', await key());
    expect([code, text]).toEqual([0, expect.stringContaining('entries (full)')]);
    const changed = readFileSync(join(folder, 'proofs.jsonl'), 'utf8').replace(/\\"role\\":\\"moderator\\"/, '\\"role\\":\\"admin\\"');
    writeFileSync(join(folder, 'proofs.jsonl'), changed);
    expect((await check(folder)).text).toMatch(/^Entry \d+ \(place \d+\) is not the fact that was recorded/);
    const looks = (await author.get<LookRow[]>('/api/auth/looks')).body.data;
    expect(looks[0]).toMatchObject({ role: 'auditor', what: expect.stringContaining('dışa aktarıldı'), reason: REASON });
  });

  it('is a fact that who looks for looks finds', async () => {
    await town.app.settled();
    const { rows } = (await auditor.get<TimelinePage>(`/api/console/audit/timeline?type=AuditExportRequested&subject=${topicId}`)).body.data;
    expect(rows[0]).toMatchObject({ kind: 'access', what: expect.stringContaining('tek vaka'), actor: { username: 'selin' } });
  });

  it('is told with the names of whom its filter names', async () => {
    const warned = await town.member();
    await town.decide((await town.report(await town.member(), await town.topic(warned))).body.data.reportId, { action: 'warn_user' });
    await town.app.settled();
    await exported('named', { profile: 'pseudonyms', format: 'jsonl', subject: warned.id, type: 'WarningIssued', rule: 'harassment' });
    const rows = (await auditor.get<TimelinePage>(`/api/console/audit/timeline?type=AuditExportRequested&subject=${warned.id}`)).body.data.rows;
    const words = `kimin hakkında: ${await usernameOf(warned)} · olay: Uyarı verildi · kural: Taciz`;
    expect([(await latest()).what, rows[0]?.what]).toEqual([words, `Kayıtlar dışa aktarıldı (takma adlarla, JSONL): ${words}`]);
  });

  it('is refused without a reason, without facts, and to others', async () => {
    const asked: ExportRequest = { profile: 'full', format: 'csv', case: topicId };
    expect((await ask(asked)).status).toBe(422);
    expect(said(await ask({ ...asked, profile: 'figures', from: '2001-01-01', to: '2001-01-02' }))).toEqual([409, EXPORT_TEXT.nothing]);
    expect(await Promise.all([town.moderator, author, town.app.guest].map(async (who) => (await ask(asked, who)).status))).toEqual([403, 403, 401]);
    const { id } = await latest();
    const admin = await town.app.member('yonetici', 'admin');
    expect((await admin.get(`${EXPORTS}/${id}`)).status).toBe(404);
  });

  it('is gone after its time', async () => {
    const { id } = await latest();
    town.app.clock.advance({ days: 4 });
    await town.app.settled();
    auditor = await town.app.guest.signIn('selin', PASSWORD);
    expect([(await auditor.get(`${EXPORTS}/${id}`)).status, (await latest()).state]).toEqual([404, 'expired']);
  });
});

inBothHomes.describe('a full export where a second person can confirm', () => {
  it('waits for them', async () => {
    const town = await Town.open({ FOUR_EYES: 'auto' });
    try {
      const auditor = await town.app.member('selin', 'auditor');
      const admin = await town.app.member('yonetici', 'admin');
      await town.decide(await town.case(await town.member()), { action: 'warn_user' });
      await town.app.settled();
      const asked: ExportRequest = { profile: 'full', format: 'jsonl', type: 'WarningIssued', actor: town.moderator.id, reason: REASON };
      const answer = await auditor.post<ExportRow[]>(EXPORTS, asked);
      expect([answer.status, answer.body.message, answer.body.data]).toEqual([202, APPROVAL_TEXT.waits, []]);
      const [waiting] = (await admin.get<ApprovalRow[]>('/api/console/approvals?list=waiting')).body.data;
      expect(waiting).toMatchObject({ kind: 'audit_export', words: REASON, may_decide: true });
      expect(waiting?.changes[0]?.to).toMatch(/^kim: .+ · olay: Uyarı verildi$/);
      expect(waiting?.changes[0]?.to).not.toContain(town.moderator.id);
      expect((await auditor.post(`/api/console/approvals/${waiting?.id}/grant`, {})).status).toBe(403);
      expect((await admin.post(`/api/console/approvals/${waiting?.id}/grant`, {})).status).toBe(200);
      await town.app.settled();
      expect((await auditor.get<ExportRow[]>(EXPORTS)).body.data[0]).toMatchObject({ state: 'ready', profile: 'full', facts: 1 });
    } finally {
      await town.app.stop();
    }
  });
});
