import { afterEach, beforeEach, describe, expect, jest } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { OwnUser } from '../contracts/accounts.js';
import type { FeedbackAccepted } from '../contracts/feedback.js';
import { type DataExport, OWN_DATA_TEXT, type PendingDeletion } from '../contracts/own-data.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { Files } from '../src/kernel/files.js';
import type { Credentials, OneTimeTokens, Vault } from '../src/kernel/vault.js';
import { CREDENTIALS, EVENT_LOG, FILES, ONE_TIME_TOKENS, VAULT } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Answer, Client } from './client.js';
import { sendForm } from './forms.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town } from './town.js';

const told = ({ status, body }: Answer) => [status, body.message];

describe('one’s own data', () => {
  let town: Town;
  let elif: Client;
  beforeEach(async () => {
    town = await Town.open();
    elif = await town.app.member('elif');
  });
  afterEach(() => town.app.stop());

  const ask = (who = elif) => who.post<DataExport>('/api/auth/data-export');
  const latest = async (who = elif) => (await who.get<DataExport | null>('/api/auth/data-export')).body.data;
  const ready = async (who = elif): Promise<DataExport> => {
    expect((await ask(who)).status).toBe(202);
    await town.app.settled();
    return (await latest(who)) as DataExport;
  };
  const filesOf = async ({ id }: DataExport, who = elif) => {
    const { status, headers, bytes } = await who.download(`/api/auth/data-export/${id}`);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'application/zip',
      'attachment; filename="meydan-verilerim.zip"',
    ]);
    return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
  };
  const keys = async () => (await town.app.meydan.app.get<Files>(FILES).list('exports/', { limit: 100 })).map(({ key }) => key);

  describe('asked for as a copy', () => {
    inBothHomes.it('comes with everything that is known of the member, and a mail', async () => {
      await elif.put('/api/profile', { first_name: 'Elif', birth_date: '1994-02-28' });
      await elif.put('/api/auth/appearance', { theme: 'dark', font_size: 'large', compact_mode: false, animations: true });
      await elif.put('/api/profile/drafts/personal', { content: '{"bio":"Yayımlanmamış söz"}' });
      const topic = await town.topic(elif);
      await town.comment(elif);
      await elif.put(`/api/forum/topics/${topic.id}`, { title: 'Düzeltilmiş konu' });
      const other = await town.member();
      await town.report(elif, await town.topic(other), { description: 'Elifin yazdığı rapor' });
      await town.report(other, topic, { description: 'Başkasının yazdığı rapor' });
      await town.sanction(elif, 'warn_user', { note: 'Üslup' });
      await town.app.settled();

      const files = await filesOf(await ready());
      expect(Object.keys(files).sort()).toEqual([
        'OKUBENI.txt',
        'bildirimler.json',
        'gonderdiginiz-raporlar.json',
        'gorunum.json',
        'hesap.json',
        'konular.json',
        'okuma-durumu.json',
        'oturumlar.json',
        'profil-taslaklari.json',
        'profil.json',
        'tum-kayitlar.json',
        'yaptirimlar.json',
        'yorumlar.json',
      ]);
      const all = Object.values(files).join('\n');
      for (const text of [
        'elif@ornek.dev',
        '1994-02-28',
        'Raporlanacak konu',
        'Düzeltilmiş konu',
        'Raporlanacak yorum',
        'Elifin yazdığı rapor',
        'Üslup',
        'Yayımlanmamış söz',
      ])
        expect([text, all.includes(text)]).toEqual([text, true]);
      for (const text of ['Başkasının yazdığı rapor', other.id, town.moderator.id, 'derya', 'tokenHash', '"sealed"'])
        expect([text, all.includes(text)]).toEqual([text, false]);
      expect(JSON.parse(files['tum-kayitlar.json'] ?? '').length).toBeGreaterThan(8);
      expect(files['OKUBENI.txt']).toContain('Forumda açtığınız konular: 4 kayıt');
      expect(town.app.mailsTo('elif@ornek.dev').some((mail) => mail.includes('/settings/data'))).toBe(true);
    });

    it('tells when, in which role and why staff read the address left with feedback, and not who', async () => {
      const words = { title: 'Menü açılmıyor', description: 'Telefonda menü düğmesine basınca bir şey olmuyor.' };
      const { id } = (await sendForm<FeedbackAccepted>(elif, '/api/beta-feedback', words)).body.data;
      expect((await town.moderator.post(`/api/beta-feedback/${id}/email`, { reason: 'Hatayı soracağım' })).status).toBe(200);
      await town.app.settled();

      const files = await filesOf(await ready());
      const [given] = JSON.parse(files['geri-bildirimler.json'] ?? '[]');
      expect(given).toMatchObject({ id, ...words });
      expect(JSON.parse(files['geri-bildirim-e-postasi.json'] ?? '[]')).toEqual([
        { at: given.at, role: 'Moderatör', feedback: id, reason: 'Hatayı soracağım' },
      ]);
      expect(files['tum-kayitlar.json']).toContain('FeedbackEmailDisclosed');
      expect(Object.values(files).join('\n')).not.toContain(town.moderator.id);
      const reader = await filesOf(await ready(town.moderator), town.moderator);
      expect(Object.keys(reader)).not.toContain('geri-bildirim-e-postasi.json');
      expect(Object.values(reader).join('\n')).not.toContain(elif.id);
    });

    inBothHomes.it('is made once at a time and once a day', async () => {
      expect(told(await ask())).toEqual([202, OWN_DATA_TEXT.exportRequested]);
      expect((await ask()).status).toBe(429);
      await town.app.settled();
      expect(told(await ask())).toEqual([429, OWN_DATA_TEXT.exportTooSoon]);
      town.app.clock.advance({ hours: 12 });
      expect((await ask()).status).toBe(429);
      town.app.clock.advance({ hours: 11 });
      expect((await ask()).headers.get('retry-after')).toBe('3600');
      elif = await town.app.guest.signIn('elif', PASSWORD);
      town.app.clock.advance({ hours: 1 });
      expect((await ask()).status).toBe(202);
    });

    it('is for its owner alone', async () => {
      const { id } = await ready();
      const other = await town.member();
      expect((await other.get(`/api/auth/data-export/${id}`)).status).toBe(404);
      expect((await town.app.guest.get(`/api/auth/data-export/${id}`)).status).toBe(401);
      expect((await elif.get(`/api/auth/data-export/${NOBODY}`)).status).toBe(404);
      expect(await latest(other)).toBeNull();
    });

    inBothHomes.it('is removed after seven days', async () => {
      const { id } = await ready();
      expect(await keys()).toEqual([`exports/${elif.id}/${id}.zip`]);
      town.app.clock.advance({ days: 7, seconds: 1 });
      await town.app.settled();
      expect(await keys()).toEqual([]);
      elif = await town.app.guest.signIn('elif', PASSWORD);
      expect(await latest()).toMatchObject({ id, state: 'expired' });
      expect(told(await elif.get(`/api/auth/data-export/${id}`))).toEqual([404, OWN_DATA_TEXT.exportGone]);
    });
  });

  describe('brought to an end with the account', () => {
    const end = (body: object = { password: PASSWORD, keep_content: true }, who = elif) => who.post<PendingDeletion>('/api/auth/account-deletion', body);

    it('needs the password', async () => {
      expect((await end({ password: '', keep_content: true })).body).toMatchObject({ status: 422, fields: { password: ['Şifre gereklidir'] } });
      expect((await end({ password: 'yanlis-bir-sifre', keep_content: true })).body).toMatchObject({ status: 422, fields: { password: ['Şifreniz hatalı'] } });
      expect((await end({ password: PASSWORD })).status).toBe(200);
    });

    it('slows down whoever guesses the password', async () => {
      for (let tries = 0; tries < 6; tries++) await end({ password: `yanlis-bir-sifre-${tries}`, keep_content: true });
      expect((await end()).status).toBe(429);
    });

    inBothHomes.it('waits seven days, tells so everywhere, and can be called off', async () => {
      const asked = await end({ password: PASSWORD, keep_content: false });
      expect(told(asked)).toEqual([200, OWN_DATA_TEXT.deletionRequested]);
      expect(asked.body.data).toEqual({ due: '2026-11-28T11:00:00.000Z', keep_content: false });
      expect((await elif.get<OwnUser>('/api/auth/user')).body.data.deletion_due).toBe('2026-11-28T11:00:00.000Z');
      await town.app.settled();
      expect(town.app.mailsTo('elif@ornek.dev').some((mail) => mail.includes('28 Kasım 2026 14:00'))).toBe(true);
      expect(told(await elif.delete('/api/auth/account-deletion'))).toEqual([200, OWN_DATA_TEXT.deletionCancelled]);
      expect((await elif.get('/api/auth/account-deletion')).body.data).toBeNull();
      town.app.clock.advance({ days: 8 });
      await town.app.settled();
      expect((await town.signIn('elif')).status).toBe(200);
    });

    it('is not for administrators', async () => {
      const admin = await town.app.member('kurucu', 'admin');
      expect(told(await end(undefined, admin))).toEqual([409, OWN_DATA_TEXT.adminKept]);
    });

    inBothHomes.it('leaves what was written under “Silinmiş üye” when asked so, and frees the name', async () => {
      const topic = await town.topic(elif);
      const before = (await town.app.guest.get<{ count: number }>('/api/stats/members')).body.data.count;
      await end();
      town.app.clock.advance({ days: 7 });
      await town.app.settled();
      expect((await elif.get('/api/auth/user')).status).toBe(401);
      expect((await town.signIn('elif')).status).toBe(401);
      expect((await town.app.guest.get(`/api/forum/posts/${topic.id}`)).body.data).toMatchObject({
        title: 'Raporlanacak konu',
        users: { username: '', display_name: 'Silinmiş üye' },
      });
      await town.renewModerator();
      expect((await town.moderator.get(`/api/users/${elif.id}`)).status).toBe(404);
      expect((await town.app.guest.get<{ count: number }>('/api/stats/members')).body.data.count).toBe(before - 1);
      expect((await town.app.guest.get('/api/auth/user/check-username?username=elif')).body.data).toEqual({ available: true });
      const again = { email: 'elif@ornek.dev', username: 'elif', password: PASSWORD };
      expect((await town.app.guest.post('/api/auth/register', again)).status).toBe(201);
      expect((await town.signIn('elif')).body.code).toBe('EMAIL_UNVERIFIED');
    });

    inBothHomes.it('takes along what was written when asked so', async () => {
      const topic = await town.topic(elif);
      const others = await town.topic(await town.member());
      await elif.post(`/api/forum/topics/${others.id}/comments`, { content: 'Elifin yorumu' });
      await end({ password: PASSWORD, keep_content: false });
      town.app.clock.advance({ days: 7 });
      await town.app.settled();
      expect((await town.app.guest.get(`/api/forum/posts/${topic.id}`)).status).toBe(404);
      const { body } = await town.app.guest.get(`/api/forum/topics/${others.id}/comments`);
      expect(body.data).toMatchObject([{ content: '', state: 'removed', users: null, notice: 'Bu yorumun yazarı hesabını sildi ve yorumunu kaldırdı.' }]);
      expect((await town.app.guest.get(`/api/forum/posts/${others.id}`)).body.data).toMatchObject({ comment_count: 0 });
    });

    inBothHomes.it('is finished although each of its steps fails once', async () => {
      const { app } = town.app.meydan;
      await ready();
      await end();
      const failing = [
        jest.spyOn(app.get<Credentials>(CREDENTIALS), 'dropPassword'),
        jest.spyOn(app.get<OneTimeTokens>(ONE_TIME_TOKENS), 'spendAll'),
        jest.spyOn(app.get<Files>(FILES), 'list'),
        jest.spyOn(app.get<Files>(FILES), 'remove'),
        jest.spyOn(app.get<Vault>(VAULT), 'forget'),
      ];
      for (const step of failing) step.mockRejectedValueOnce(new Error('the power was cut'));
      town.app.clock.advance({ days: 7 });
      await town.app.settled();
      for (let tries = 0; tries < 8; tries++) {
        town.app.clock.advance({ hours: 1 });
        await town.app.settled();
      }
      for (const step of failing) step.mockRestore();
      expect(await keys()).toEqual([]);
      const log = app.get<EventLog>(EVENT_LOG);
      const types = (await log.readStream(`erasure-${elif.id}`)).map(({ type }) => type);
      expect(types).toEqual(['AccountDeletionRequested', 'AccountErased', 'MemberForgotten']);
      expect(
        await app
          .get<Vault>(VAULT)
          .seal(elif.id, 'x')
          .catch((error: Error) => error.name),
      ).toBe('SubjectForgotten');
    });

    it('leaves content that can still be reported, without a word about the person', async () => {
      const topic = await town.topic(elif);
      await end();
      town.app.clock.advance({ days: 7 });
      await town.app.settled();
      const reporter = await town.member();
      expect((await town.report(reporter, topic, { description: 'Silinmiş üye hakkında' })).status).toBe(201);
    });
  });
});
