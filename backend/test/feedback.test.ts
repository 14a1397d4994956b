import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { FEEDBACK_LIMITS, FEEDBACK_TEXT, type FeedbackAccepted, type FeedbackEmail, type FeedbackRow, type ScreenshotLink } from '../contracts/feedback.js';
import type { FactRow } from '../contracts/moderation.js';
import { ForgetFeedbackOfMember } from '../src/contexts/feedback/feedback/feedback.commands.js';
import { GUEST } from '../src/platform/callers/caller.js';
import { Origins } from '../src/platform/callers/origins.js';
import { bomb, photograph, SECRET_OF_CAMERA, screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { Uploads } from '../src/platform/uploads/uploads.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { type FileOfForm, formOf, sendForm } from './forms.js';
import { NOBODY } from './routes.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said } from './town.js';

const PATH = '/api/beta-feedback';
const WORDS = { title: 'Menü açılmıyor', description: 'Telefonda menü düğmesine basınca bir şey olmuyor.' };
const png = (bytes: Buffer): FileOfForm => ({ name: 'ekran.png', type: 'image/png', bytes });

describe('feedback about the beta', () => {
  let app: TestApp;
  let moderator: Client;
  let member: Client;

  beforeAll(async () => {
    app = await startApp();
    await app.member('derya', 'moderator');
    await app.member('elif');
    // Together the tests take longer than a day.
    [moderator, member] = await Promise.all([app.guest.signIn('derya', PASSWORD, true), app.guest.signIn('elif', PASSWORD, true)]);
  });
  afterAll(() => app.stop());
  // Nobody has to wait because of the test before.
  beforeEach(() => app.clock.advance({ minutes: 61 }));

  const give = (caller: Client, changes: Record<string, string> = {}, file?: FileOfForm) =>
    sendForm<FeedbackAccepted>(caller, PATH, { ...WORDS, ...changes }, file);
  const read = async (id: string) => (await moderator.get(`/api/console/feedback/${id}`)).body as unknown as FeedbackRow;
  const linkOf = async (id: string) => (await moderator.get<ScreenshotLink>(`${PATH}/${id}/screenshot`)).body.data.url;
  const open = (url: string) => fetch(`${app.guest.url}${url}`);
  const keptFiles = () =>
    readdirSync(join(app.dataDir, 'files'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.webp'));

  inBothHomes.it('comes from a member with who they are, whatever the form says', async () => {
    const answer = await give(member, {
      email: 'baskasi@ornek.dev',
      username: 'derya',
      display_name: 'Derya',
      user_id: moderator.id,
      severity: 'high',
      category: 'Forum',
      page_url: '/forum',
    });
    expect([answer.status, answer.body.message, answer.body.data.status]).toEqual([201, FEEDBACK_TEXT.given, 'pending']);
    expect(await read(answer.body.data.id)).toMatchObject({
      ...WORDS,
      user_id: member.id,
      has_email: true,
      username: 'elif',
      display_name: null,
      severity: 'high',
      category: 'Forum',
      page_url: '/forum',
      screenshot_url: null,
      screenshot_path: null,
      status: 'pending',
      resolution_notes: null,
      resolved_at: null,
    });
  });

  it('comes from a guest with what they say of themselves, and is nobody’s', async () => {
    const { body } = await give(app.guest, { email: 'ada@ornek.dev', display_name: 'Ada', username: 'elif', user_id: member.id });
    expect(await read(body.data.id)).toMatchObject({ user_id: null, has_email: true, display_name: 'Ada', severity: 'medium', category: 'Genel' });
    expect(said(await give(app.guest, { email: 'ada' }))).toEqual([422, 'Geçerli bir e-posta adresi girin']);
  });

  it('may come as JSON when there is no picture', async () => {
    expect((await app.guest.post(PATH, WORDS)).status).toBe(201);
    expect(said(await app.guest.post(PATH, { ...WORDS, title: 'Kısa' }))).toEqual([422, FEEDBACK_TEXT.titleShort]);
  });

  it('says what is wrong beside each field', async () => {
    const { status, body } = await give(member, { title: 'Kısa', description: 'Az', severity: 'acil' });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['severity']]);
    expect((await give(member, { title: 'Kısa', description: 'Az' })).body.fields).toEqual({
      title: [FEEDBACK_TEXT.titleShort],
      description: [FEEDBACK_TEXT.descriptionShort],
    });
  });

  inBothHomes.it('stands nowhere in clear in the log', async () => {
    await give(app.guest, { title: 'Sızdırılmayacak başlık', email: 'gizli.adres@ornek.dev' });
    if (!readdirSync(app.dataDir).includes('events.db')) return;
    const log = readdirSync(app.dataDir)
      .filter((name) => name.startsWith('events.db'))
      .map((name) => readFileSync(join(app.dataDir, name)));
    for (const words of ['Sızdırılmayacak', 'gizli.adres', 'elif@ornek.dev']) expect(log.some((bytes) => bytes.includes(words))).toBe(false);
  });

  describe('with a screenshot', () => {
    inBothHomes.it('shows it through a link that staff can ask for', async () => {
      const { body } = await give(member, {}, png(await screenshot()));
      const row = await read(body.data.id);
      expect([row.screenshot_url, row.screenshot_path]).toEqual([`${PATH}/${row.id}/screenshot`, expect.stringMatching(/^feedback\/.+\.webp$/)]);
      const picture = await open(await linkOf(row.id));
      expect([picture.status, Object.fromEntries(picture.headers)]).toEqual([
        200,
        expect.objectContaining({
          'content-type': 'image/webp',
          'content-disposition': expect.stringMatching(/^inline; filename=".+\.webp"$/),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, max-age=300',
        }),
      ]);
      expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    });

    it('keeps nothing of the camera', async () => {
      const { body } = await give(member, {}, { name: 'foto.jpg', type: 'image/jpeg', bytes: await photograph() });
      const bytes = Buffer.from(await (await open(await linkOf(body.data.id))).arrayBuffer());
      expect([bytes.includes(SECRET_OF_CAMERA), (await sharp(bytes).metadata()).exif]).toEqual([false, undefined]);
    });

    it('goes by what the picture is, not by what it is called', async () => {
      expect((await give(member, {}, { name: 'ekran.txt', type: 'text/plain', bytes: await screenshot() })).status).toBe(201);
      for (const bytes of ['<script>alert(1)</script>', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', '']) {
        const { status, body } = await give(member, {}, png(Buffer.from(bytes)));
        expect([status, body.error, body.fields]).toEqual([422, FEEDBACK_TEXT.notPicture, { screenshot: [FEEDBACK_TEXT.notPicture] }]);
      }
    });

    it('refuses a bomb', async () => {
      expect(said(await give(member, {}, png(bomb())))).toEqual([422, FEEDBACK_TEXT.tooManyPixels]);
    });

    it('takes five megabytes to the byte and not one more', async () => {
      const picture = await screenshot();
      const padded = (size: number) => png(Buffer.concat([picture, Buffer.alloc(size - picture.length)]));
      expect((await give(member, {}, padded(FEEDBACK_LIMITS.screenshot))).status).toBe(201);
      const { status, body } = await give(member, {}, padded(FEEDBACK_LIMITS.screenshot + 1));
      expect([status, body.code, body.error]).toEqual([413, 'PAYLOAD_TOO_LARGE', "Dosya boyutu 5MB'dan küçük olmalı."]);
      expect((await give(member, {}, padded(3 * FEEDBACK_LIMITS.screenshot))).status).toBe(413);
    });

    it('keeps no picture when the words are refused', async () => {
      const before = keptFiles();
      expect((await give(member, { title: '' }, png(await screenshot()))).status).toBe(422);
      expect(keptFiles()).toEqual(before);
    });

    inBothHomes.it('is given once when it is sent again under its key, and refused when something else is', async () => {
      const key = { 'idempotency-key': 'geri-bildirim-1' };
      const picture = png(await screenshot());
      const send = (file: FileOfForm) => sendForm<FeedbackAccepted>(member, PATH, WORDS, file, key);
      const [first, again] = [await send(picture), await send(picture)];
      expect([first.status, again.status, again.body.data.id, again.headers.get('idempotency-replayed')]).toEqual([201, 201, first.body.data.id, 'true']);
      expect((await send(png(await screenshot(10, 10)))).status).toBe(409);
    });
  });

  embeddedOnly.describe('a link to a file', () => {
    let url: URL;
    beforeEach(async () => {
      const { body } = await give(member, {}, png(await screenshot()));
      url = new URL(await linkOf(body.data.id), app.guest.url);
    });
    const opened = async (change: (link: URL) => void) => {
      const link = new URL(url);
      change(link);
      const answer = await app.guest.get(link.pathname + link.search);
      return [answer.status, answer.body.error];
    };
    const refused = [404, 'Bu bağlantı geçersiz veya süresi dolmuş.'];

    it('is over after five minutes', async () => {
      app.clock.advance({ minutes: 5 });
      expect(await opened(() => undefined)).toEqual(refused);
    });
    it('opens nothing when a letter of it is another', async () => {
      expect(await opened(({ searchParams }) => searchParams.set('signature', '0'.repeat(64)))).toEqual(refused);
      expect(await opened(({ searchParams }) => searchParams.set('expires', String(Number(searchParams.get('expires')) + 60)))).toEqual(refused);
      expect(await opened((link) => Object.assign(link, { pathname: `/api/files/feedback/${NOBODY}.webp` }))).toEqual(refused);
    });
    it('needs its signature', async () => {
      expect((await opened((link) => Object.assign(link, { search: '' })))[0]).toBe(400);
    });
  });

  describe('a form that is none', () => {
    const broken = async (body: string | Buffer, type = 'multipart/form-data; boundary=x') => {
      const { status, text } = await app.guest.raw('POST', PATH, body, { 'content-type': type });
      return [status, JSON.parse(text).error];
    };
    const part = (name: string, value: string, more = '') => `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
    const UNREADABLE = [400, 'Gönderilen form okunamadı. Lütfen tekrar deneyin.'];

    it('is refused in words', async () => {
      expect(await broken('')).toEqual([422, expect.any(String)]);
      expect(await broken('a=b')).toEqual(UNREADABLE);
      expect(await broken(part('title', WORDS.title), 'multipart/form-data')).toEqual(UNREADABLE);
      expect(await broken(part('title', WORDS.title))).toEqual(UNREADABLE);
      expect(await broken((await formOf(WORDS, png(await screenshot()))).body.subarray(0, -40), 'multipart/form-data; boundary=x')).toEqual(UNREADABLE);
      expect(await broken(`${part('title', 'a')}${part('title', 'b')}--x--\r\n`)).toEqual(UNREADABLE);
      expect(await broken(`${part('__proto__', 'a')}--x--\r\n`)).toEqual(UNREADABLE);
      expect(await broken(`${part('avatar', 'a', '; filename="a.png"')}--x--\r\n`)).toEqual(UNREADABLE);
      expect(await broken(`${part('screenshot', 'a', '; filename="a.png"').repeat(2)}--x--\r\n`)).toEqual([413, 'Gönderilen veri çok büyük.']);
      expect(await broken(`${Array.from({ length: 60 }, (_, index) => part(`f${index}`, 'a')).join('')}--x--\r\n`)).toEqual([
        413,
        'Gönderilen veri çok büyük.',
      ]);
      expect(await broken(`${part('description', 'ğ'.repeat(200_000))}--x--\r\n`)).toEqual([413, 'Gönderilen veri çok büyük.']);
    });
    it('is refused when it breaks off', async () => {
      const { body, type } = await formOf(WORDS, png(await screenshot()));
      expect(await broken(body.subarray(0, body.length - 200), type)).toEqual(UNREADABLE);
    });
    it('is not read where JSON is expected', async () => {
      const { body, type } = await formOf({ title: 'x' });
      expect((await member.raw('POST', '/api/forum/topics', body, { 'content-type': type })).status).toBe(415);
    });
  });

  it('has to wait after five in an hour, each member and each address of guests for itself', async () => {
    for (let count = 0; count < 5; count++) expect((await give(app.guest)).status).toBe(201);
    const { status, headers } = await give(app.guest);
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, 1]);
    expect((await give(member)).status).toBe(201);
    app.clock.advance({ minutes: 61 });
    expect((await give(app.guest)).status).toBe(201);
  });

  inBothHomes.it('is read and reviewed by staff', async () => {
    const { id } = (await give(member, { title: 'Gözden geçirilecek konu' })).body.data;
    const review = (status: string, resolution_notes?: string) => moderator.put<FeedbackRow>(`${PATH}/${id}/status`, { status, resolution_notes });
    expect((await review('under_review')).body).toMatchObject({
      message: FEEDBACK_TEXT.saved,
      data: { status: 'under_review', reviewer: 'derya', resolved_at: null },
    });
    expect((await review('resolved', 'Düzeltildi')).body.data).toMatchObject({
      status: 'resolved',
      resolution_notes: 'Düzeltildi',
      resolved_at: app.clock.now().toISOString(),
      updated_at: app.clock.now().toISOString(),
    });
    expect((await review('pending')).body.data).toMatchObject({ status: 'pending', resolved_at: null, resolution_notes: 'Düzeltildi' });
    expect((await review('bitti')).status).toBe(422);
    expect(said(await moderator.put(`${PATH}/${NOBODY}/status`, { status: 'resolved' }))).toEqual([404, FEEDBACK_TEXT.notFound]);
    expect(said(await moderator.get(`${PATH}/${id}/screenshot`))).toEqual([404, FEEDBACK_TEXT.noScreenshot]);
  });

  inBothHomes.it('is listed newest first, by state and by words in any Turkish spelling', async () => {
    const ids: string[] = [];
    for (const title of ['Çağrı listesi boş', 'IŞIK teması soluk']) {
      app.clock.advance({ minutes: 1 });
      ids.push((await give(member, { title })).body.data.id);
    }
    await moderator.put(`${PATH}/${ids[0]}/status`, { status: 'dismissed' });
    const list = async (parts: string) => (await moderator.get<FeedbackRow[]>(`${PATH}?${parts}`)).body;
    expect((await list('status=all&limit=2')).data.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect((await list('search=cagri')).data.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list('search=ışık&status=pending')).data.map(({ id }) => id)).toEqual([ids[1]]);
    expect(await list('search=ışık&status=dismissed')).toMatchObject({ data: [], total: 0, hasMore: false });
    const desk = await moderator.get(`/api/console/feedback?${query({ filter: { status: 'open', q: 'IŞIK' }, sort: ['created_at', 'ASC'], range: [0, 9] })}`);
    expect([rows<FeedbackRow>(desk).map(({ id }) => id), desk.headers.get('content-range')]).toEqual([[ids[1]], 'feedback 0-0/1']);
    expect((await moderator.get(`/api/console/feedback?${query({ sort: ['title', 'ASC'] })}`)).status).toBe(400);
  });

  it('may be read and not reviewed by an auditor, and neither by members and guests', async () => {
    const auditor = await app.member('denetci', 'auditor');
    const { id } = (await give(member)).body.data;
    expect([(await auditor.get(PATH)).status, (await auditor.put(`${PATH}/${id}/status`, { status: 'resolved' })).status]).toEqual([200, 403]);
    expect([(await member.get(PATH)).status, (await app.guest.get(`${PATH}/${id}/screenshot`)).status]).toEqual([403, 401]);
  });

  describe('keeps the giver’s address', () => {
    const ask = (caller: Client, id: string, reason: unknown = 'Hatayı soracağım') => caller.post<FeedbackEmail>(`${PATH}/${id}/email`, { reason });

    inBothHomes.it('until somebody of the staff says why they need it, which is recorded', async () => {
      const { id } = (await give(member)).body.data;
      for (const path of [`${PATH}?limit=100`, `/api/console/feedback/${id}`, `/api/console/feedback?${query({})}`])
        expect(JSON.stringify((await moderator.get(path)).body)).not.toContain('elif@ornek.dev');
      for (const reason of ['', '  ', 'x'.repeat(501)]) {
        const { status, body } = await ask(moderator, id, reason);
        expect([status, Object.keys(body.fields ?? {}), body.data]).toEqual([422, ['reason'], undefined]);
      }
      const shown = await ask(moderator, id);
      expect([shown.status, shown.body.data]).toEqual([200, { email: 'elif@ornek.dev' }]);
      const facts = rows<FactRow>(await moderator.get(`/api/console/facts?${query({ filter: { member: member.id } })}`));
      expect(facts.filter(({ type }) => type === 'FeedbackEmailDisclosed')).toMatchObject([
        { what: 'Üyenin geri bildirimdeki e-posta adresine bakıldı', why: 'Hatayı soracağım', actor: { username: 'derya' } },
      ]);
    });
    it('from auditors, members and guests', async () => {
      const { id } = (await give(member)).body.data;
      const auditor = await app.member('gozlemci', 'auditor');
      expect(await Promise.all([auditor, member, app.guest].map(async (caller) => (await ask(caller, id)).status))).toEqual([403, 403, 401]);
    });
    it('and says so when there is none', async () => {
      const { id } = (await give(app.guest)).body.data;
      expect([(await read(id)).has_email, ...said(await ask(moderator, id))]).toEqual([false, 404, FEEDBACK_TEXT.noEmail]);
      expect(said(await ask(moderator, NOBODY))).toEqual([404, FEEDBACK_TEXT.notFound]);
    });
  });

  inBothHomes.it('is forgotten with the member who gave it, and its picture', async () => {
    const leaving = await app.member('giden');
    const { id } = (await give(leaving, { title: 'Unutulacak başlık' }, png(await screenshot()))).body.data;
    const link = await linkOf(id);
    const origin = app.meydan.app.get(Origins).of(GUEST);
    await app.meydan.app.get(CommandBus).execute(new ForgetFeedbackOfMember({ memberId: leaving.id }, origin));
    await app.settled();
    expect(await read(id)).toMatchObject({
      title: FEEDBACK_TEXT.erased,
      description: '',
      has_email: false,
      username: null,
      screenshot_url: null,
      screenshot_path: null,
    });
    expect((await open(link)).status).toBe(404);
    expect(keptFiles().filter((name) => name.includes(id))).toEqual([]);
    expect((await moderator.get<FeedbackRow[]>(`${PATH}?search=unutulacak`)).body.total).toBe(0);
  });

  inBothHomes.it('loses a picture of which nothing was recorded, after an hour', async () => {
    const place = { area: 'feedback', owner: NOBODY, extension: 'webp' };
    const crash = () => Promise.reject(new Error('crash'));
    await expect(app.meydan.app.get(Uploads).keep(place, { bytes: await screenshot(), type: 'image/webp' }, crash)).rejects.toThrow('crash');
    const orphans = () => keptFiles().filter((name) => name.includes(NOBODY)).length;
    expect(orphans()).toBe(2);
    app.clock.advance({ minutes: 76 });
    await app.settled();
    expect(orphans()).toBe(0);
    expect(keptFiles().length).toBeGreaterThan(0);
  });
});
