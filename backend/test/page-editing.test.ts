import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { APPROVAL_TEXT, type ApprovalRow } from '../contracts/approvals.js';
import type { Consent } from '../contracts/consents.js';
import { type ConsolePage, type ConsolePageRow, PAGE_EDIT_TEXT, type PageVersion, type PageVersionRow } from '../contracts/page-editing.js';
import { PAGE_SLUGS, type Page, type PageSlug } from '../contracts/pages.js';
import { PASSWORD, startApp } from './app.js';
import { Client } from './client.js';
import { sentAgain } from './lost-answers.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const WHY = 'Adres değişti';
const OWN = { title: 'Biz', description: 'Kim olduğumuz', markdown: '## Buradayız\n\n{{OPERATOR_NAME}} yazar.' };

const pageOf = async (by: Client, slug: PageSlug) => (await by.get<ConsolePage>(`/api/console/pages/${slug}`)).body.data;

describe('a page written in the console', () => {
  let town: Town;
  let nazli: Client;
  beforeAll(async () => {
    town = await Town.open({ FOUR_EYES: 'off' });
    nazli = await town.app.member('nazli', 'admin');
  });
  afterAll(() => town.app.stop());

  const page = (slug: PageSlug, by = nazli) => pageOf(by, slug);
  const edit = (slug: PageSlug, text: object, seen: string, by = nazli) => by.put<ConsolePage>(`/api/console/pages/${slug}`, { ...text, seen, reason: WHY });
  const versions = async (slug: PageSlug) => (await nazli.get<PageVersionRow[]>(`/api/console/pages/${slug}/versions`)).body;
  const shown = async (slug: PageSlug) => (await town.app.guest.get<Page>(`/api/pages/${slug}`)).body.data;
  const crawled = async (path: string) => (await fetch(`${town.app.guest.url}${path}`)).text();

  it('is the file’s until an admin writes it', async () => {
    const { body } = await nazli.get<ConsolePageRow[]>('/api/console/pages');
    expect(body.data.map(({ slug, source, changed }) => [slug, source, changed])).toEqual(PAGE_SLUGS.map((slug) => [slug, 'shipped', null]));
    expect(await page('terms')).toMatchObject({
      title: 'Kullanım Koşulları',
      markdown: expect.stringContaining('{{WARNING_THRESHOLD}}'),
      values: expect.objectContaining({ WARNING_THRESHOLD: '3' }),
      file: { title: 'Kullanım Koşulları', source: 'shipped' },
    });
    expect(await versions('terms')).toMatchObject({ data: [], total: 0 });
    for (const slug of PAGE_SLUGS) {
      const { title, description, markdown, seen } = await page(slug);
      expect([slug, (await edit(slug, { title, description, markdown }, seen)).status]).toEqual([slug, 200]);
    }
  });

  inBothHomes.it('is shown from the very answer on, to readers and crawlers, with what is filled in', async () => {
    const before = await page('about');
    const { body } = await edit('about', OWN, before.seen);
    expect(body).toMatchObject({ message: PAGE_EDIT_TEXT.saved, data: { ...OWN, source: 'console', changed: { version: 1, reason: WHY, restored: null } } });
    expect(await shown('about')).toMatchObject({ title: 'Biz', description: OWN.description, markdown: '## Buradayız\n\nMeydan işletmecisi yazar.' });
    const html = await crawled('/about');
    expect(html).toContain('<h1>Biz</h1>');
    expect(html).toContain('Meydan işletmecisi yazar.');
    const now = town.app.clock.now().toISOString();
    expect((await shown('about')).updated_at).toBe(now);
    expect(await crawled('/sitemaps/pages-1.xml')).toContain(now.slice(0, 10));
  });

  inBothHomes.it('has versions, each with who, when, why and what stood before; one goes back to any of them, and to the file', async () => {
    const first = await page('contact');
    const second = (await edit('contact', OWN, first.seen)).body.data;
    const third = (await edit('contact', { ...OWN, title: 'Yazın' }, second.seen)).body.data;
    const restored = await nazli.post<ConsolePage>('/api/console/pages/contact/restore', { version: 1, seen: third.seen, reason: 'Eskisi iyiydi' });
    expect(restored.body).toMatchObject({ message: PAGE_EDIT_TEXT.saved, data: { title: 'Biz', seen: second.seen, changed: { version: 3, restored: 1 } } });
    const back = await nazli.post<ConsolePage>('/api/console/pages/contact/file', { seen: second.seen, reason: 'Dosya güncel' });
    expect(back.body.data).toMatchObject({ title: first.title, seen: first.seen, source: 'shipped', changed: { version: 4, to_file: true } });
    expect(await shown('contact')).toMatchObject({ title: first.title, updated_at: town.app.clock.now().toISOString() });
    const { data, total } = await versions('contact');
    expect([total, data.map(({ version, title, to_file, restored, reason }) => [version, title, to_file, restored, reason])]).toEqual([
      4,
      [
        [4, first.title, true, null, 'Dosya güncel'],
        [3, 'Biz', false, 1, 'Eskisi iyiydi'],
        [2, 'Yazın', false, null, WHY],
        [1, 'Biz', false, null, WHY],
      ],
    ]);
    const one = (await nazli.get<PageVersion>('/api/console/pages/contact/versions/2')).body.data;
    expect(one).toMatchObject({ version: 2, by: { username: 'nazli' }, text: { ...OWN, title: 'Yazın' }, before: OWN, at: expect.any(String) });
    for (const version of ['0', '5', '01', 'x', '1.5', '9999999999'])
      expect([version, said(await nazli.get(`/api/console/pages/contact/versions/${version}`))]).toEqual([version, [404, PAGE_EDIT_TEXT.unknownVersion]]);
    expect(said(await nazli.post('/api/console/pages/contact/restore', { version: 99, seen: first.seen, reason: WHY }))).toEqual([
      404,
      PAGE_EDIT_TEXT.unknownVersion,
    ]);
  });

  inBothHomes.it('is not written over by somebody who has not seen it, of four at once by one', async () => {
    const { seen } = await page('sss');
    const answers = await Promise.all(['bir', 'iki', 'üç', 'dört'].map((title) => edit('sss', { ...OWN, title }, seen)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe(PAGE_EDIT_TEXT.changedMeanwhile);
    expect((await versions('sss')).total).toBe(1);
  });

  inBothHomes.it('is written once when its answer was lost', async () => {
    const { seen } = await page('kvkk');
    const request = { ...OWN, seen, reason: WHY };
    expect((await sentAgain(town.app, (key) => nazli.put('/api/console/pages/kvkk', request, key))).status).toBe(200);
    expect((await versions('kvkk')).total).toBe(1);
  });

  inBothHomes.it('is agreed to anew when it binds members', async () => {
    const member = await town.member();
    await member.post('/api/auth/consents', { document: 'terms', version: (await shown('terms')).version });
    const consent = async () => (await member.get<Consent[]>('/api/auth/consents')).body.data.find(({ document }) => document === 'terms');
    expect(await consent()).toMatchObject({ up_to_date: true });
    const { seen } = await page('terms');
    await edit('terms', { ...OWN, title: 'Yeni koşullar' }, seen);
    expect(await consent()).toMatchObject({ up_to_date: false, title: 'Yeni koşullar', updated_at: town.app.clock.now().toISOString() });
  });

  it('says what is wrong where it stands', async () => {
    const { seen } = await page('about');
    const { status, body } = await nazli.put('/api/console/pages/about', {
      title: '',
      description: 'x'.repeat(301),
      markdown: '['.repeat(1_000),
      seen,
      reason: ' ',
    });
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([422, ['description', 'markdown', 'reason', 'title']]);
    for (const slug of ['yok', '__proto__', 'terms.md', 'constructor']) expect((await nazli.get(`/api/console/pages/${slug}`)).status).toBe(404);
  });

  it('is read by staff and written by admins', async () => {
    const auditor = await town.app.member('denetci', 'auditor');
    const { seen } = await page('about');
    for (const [by, read, write] of [
      [town.moderator, 200, 403],
      [auditor, 200, 403],
      [await town.member(), 403, 403],
      [town.app.guest, 401, 401],
    ] as const) {
      expect((await by.get('/api/console/pages')).status).toBe(read);
      expect((await by.get('/api/console/pages/about/versions/1')).status).toBe(read);
      expect((await edit('about', OWN, seen, by)).status).toBe(write);
      expect((await by.post('/api/console/pages/about/file', { seen, reason: WHY })).status).toBe(write);
    }
  });

  it('keeps its text when its writer leaves, but not their reason', async () => {
    const leaving = await town.app.member('giden.yonetici', 'admin');
    const { seen } = await page('cerez-politikasi');
    expect((await edit('cerez-politikasi', OWN, seen, leaving)).status).toBe(200);
    expect((await nazli.put(`/api/console/members/${leaving.id}/role`, { role: 'user', note: 'Ayrılıyor' })).status).toBe(200);
    expect((await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: false })).status).toBeLessThan(300);
    town.app.clock.advance({ days: 8 });
    await town.app.settled();
    nazli = await town.app.guest.signIn('nazli', PASSWORD);
    expect((await versions('cerez-politikasi')).data).toMatchObject([{ title: 'Biz', reason: null, by: { username: '' } }]);
    expect(await shown('cerez-politikasi')).toMatchObject({ title: 'Biz' });
  });
});

embeddedOnly.describe('what members agree to', () => {
  it('changes when a second admin has confirmed it, and not over a text that nobody saw', async () => {
    const town = await Town.open({ FOUR_EYES: 'auto' });
    const [nazli, kerem] = [await town.app.member('nazli', 'admin'), await town.app.member('kerem', 'admin')];
    const edit = (slug: PageSlug, text: object, seen: string) => nazli.put<ConsolePage>(`/api/console/pages/${slug}`, { ...text, seen, reason: WHY });
    const terms = await pageOf(nazli, 'terms');
    const about = await pageOf(nazli, 'about');
    expect((await edit('about', OWN, about.seen)).body.message).toBe(PAGE_EDIT_TEXT.saved);
    const wanted = { title: terms.title, description: terms.description, markdown: terms.markdown.replace(/^(.+)$/m, 'Bir cümle daha.') };
    const { body } = await edit('terms', wanted, terms.seen);
    expect(body).toMatchObject({ message: APPROVAL_TEXT.waits, data: { seen: terms.seen } });
    const [row] = (await kerem.get<ApprovalRow[]>('/api/console/approvals?list=waiting')).body.data;
    expect(row).toMatchObject({ kind: 'page_text', page: 'terms', sentence: '“Kullanım Koşulları” sayfası değişecek', words: WHY, may_decide: true });
    expect(row?.changes).toEqual([{ label: 'Metin 1', from: expect.any(String), to: expect.stringContaining('Bir cümle daha.') }]);
    const other = await edit('terms', { ...wanted, title: 'Koşullar' }, terms.seen);
    expect(other.body.message).toBe(APPROVAL_TEXT.waits);
    expect((await kerem.post(`/api/console/approvals/${row?.id}/grant`, {})).status).toBe(200);
    await town.app.settled();
    expect(await pageOf(nazli, 'terms')).toMatchObject({ ...wanted, source: 'console', changed: { version: 1, by: { username: 'nazli' } } });
    const [second] = (await kerem.get<ApprovalRow[]>('/api/console/approvals?list=waiting')).body.data;
    await kerem.post(`/api/console/approvals/${second?.id}/grant`, {});
    await town.app.settled();
    const over = (await kerem.get<ApprovalRow[]>('/api/console/approvals?list=over')).body.data;
    expect(over.map(({ page }) => page)).toEqual(['terms', 'terms']);
    expect(over.find(({ id }) => id === second?.id)).toMatchObject({ state: 'failed', failure: PAGE_EDIT_TEXT.changedMeanwhile });
    await town.app.stop();
  });
});

embeddedOnly.describe('a page that is to go back to its file', () => {
  it('does not when the operator has put another one there since', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-pages-'));
    const town = await Town.open({ FOUR_EYES: 'off', DATA_DIR });
    const [nazli, kerem] = [await town.app.member('nazli', 'admin'), await town.app.member('kerem', 'admin')];
    const { seen } = await pageOf(nazli, 'terms');
    const written = (await nazli.put<ConsolePage>('/api/console/pages/terms', { ...OWN, seen, reason: WHY })).body.data;
    await town.app.stop();
    const again = await startApp({ FOUR_EYES: 'auto', DATA_DIR });
    const [asking, confirming] = [nazli, kerem].map(({ sessionToken }) => new Client(again.meydan.url, sessionToken)) as [Client, Client];
    const { body } = await asking.post('/api/console/pages/terms/file', { seen: written.seen, reason: WHY });
    expect(body.message).toBe(APPROVAL_TEXT.waits);
    mkdirSync(join(DATA_DIR, 'pages'), { recursive: true });
    writeFileSync(join(DATA_DIR, 'pages', 'terms.md'), '---\ntitle: Dosyadan\n---\nBaşka koşullar.');
    const [row] = (await confirming.get<ApprovalRow[]>('/api/console/approvals?list=waiting')).body.data;
    const { data } = (await confirming.post<ApprovalRow>(`/api/console/approvals/${row?.id}/grant`, {})).body;
    expect(data).toMatchObject({ state: 'failed', failure: PAGE_EDIT_TEXT.fileChangedMeanwhile });
    expect(await pageOf(asking, 'terms')).toMatchObject({ title: OWN.title, source: 'console', file: { title: 'Dosyadan' } });
    await again.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
});

describe('what was written', () => {
  inBothHomes.it('stands after a restart, whatever the folder says by then, and the folder when it is asked for', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-pages-'));
    const first = await startApp({ DATA_DIR });
    const admin = await first.member('nazli', 'admin');
    const { seen } = await pageOf(admin, 'about');
    expect((await admin.put('/api/console/pages/about', { ...OWN, seen, reason: WHY })).status).toBe(200);
    await first.stop();
    mkdirSync(join(DATA_DIR, 'pages'), { recursive: true });
    writeFileSync(join(DATA_DIR, 'pages', 'about.md'), '---\ntitle: Dosyadan\n---\nDosyadaki metin.');
    const again = await startApp({ DATA_DIR });
    const nazli = new Client(again.meydan.url, admin.sessionToken);
    const now = await pageOf(nazli, 'about');
    expect(now).toMatchObject({ title: 'Biz', source: 'console', file: { title: 'Dosyadan', source: 'folder' } });
    const { body } = await nazli.post<ConsolePage>('/api/console/pages/about/file', { seen: now.seen, reason: WHY });
    expect(body.data).toMatchObject({ title: 'Dosyadan', source: 'folder', markdown: 'Dosyadaki metin.' });
    await again.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
});
