import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONSENT_TEXT, type Consent } from '../contracts/consents.js';
import { PAGE_SLUGS, type Page, type PageInfo } from '../contracts/pages.js';
import { PASSWORD, startApp, type TestApp } from './app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ WARNING_THRESHOLD: '4' });
});
afterAll(() => app.stop());

const versionOf = async (slug: string) => (await app.guest.get<Page>(`/api/pages/${slug}`)).body.data.version;
const accepted = ({ document, up_to_date }: Consent) => [document, up_to_date];

/** Puts the operator's own text in place of a page's, for as long as something is done. */
async function withOwn(slug: string, text: string, act: () => Promise<void>): Promise<void> {
  const file = join(app.dataDir, 'pages', `${slug}.md`);
  mkdirSync(join(app.dataDir, 'pages'), { recursive: true });
  writeFileSync(file, text);
  try {
    await act();
  } finally {
    rmSync(file);
  }
}

describe('The pages', () => {
  it('are listed without their texts', async () => {
    const { body } = await app.guest.get<PageInfo[]>('/api/pages');
    expect(body.data.map(({ slug }) => slug)).toEqual([...PAGE_SLUGS]);
    expect(Object.keys(body.data[0] ?? {}).sort()).toEqual(['description', 'slug', 'title', 'updated_at', 'version']);
  });
  it('have a text that speaks of this installation', async () => {
    const { body } = await app.guest.get<Page>('/api/pages/terms');
    expect(body.data).toMatchObject({ slug: 'terms', title: 'Kullanım Koşulları', version: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(body.data.markdown).toContain('90 gün içinde 4 uyarı alan üye kendiliğinden 30 gün uzaklaştırılır');
  });
  it.each(['yok', '__proto__', 'terms.md', '..%2Fterms'])('do not include %s', async (slug) =>
    expect((await app.guest.get(`/api/pages/${slug}`)).status).toBe(404),
  );
  it('name who runs the installation', async () =>
    expect((await app.guest.get('/api/operator')).body.data).toEqual({ name: 'Meydan işletmecisi', email: 'destek@localhost' }));
  it('can be replaced by the operator while the application runs', async () => {
    const before = await versionOf('about');
    await withOwn('about', '---\ntitle: Biz\n---\n{{OPERATOR_NAME}} burada.', async () => {
      const { body } = await app.guest.get<Page>('/api/pages/about');
      expect(body.data).toMatchObject({ title: 'Biz', markdown: 'Meydan işletmecisi burada.', description: expect.stringMatching(/^Meydan nedir/) });
      expect(body.data.version).not.toBe(before);
    });
    expect(await versionOf('about')).toBe(before);
  });
});

describe('A member', () => {
  it('accepts each text in its version, and is asked again when it changes', async () => {
    const member = await app.member('okur');
    expect((await member.get<Consent[]>('/api/auth/consents')).body.data.map(accepted)).toEqual([
      ['terms', false],
      ['aydinlatma', false],
    ]);
    const { status, body } = await member.post<Consent[]>('/api/auth/consents', { document: 'terms', version: await versionOf('terms') });
    expect([status, body.message, body.data.map(accepted)]).toEqual([
      200,
      CONSENT_TEXT.accepted,
      [
        ['terms', true],
        ['aydinlatma', false],
      ],
    ]);
    await withOwn('terms', 'Bütünüyle yeni koşullar.', async () => {
      const [terms] = (await member.get<Consent[]>('/api/auth/consents')).body.data;
      expect(terms).toMatchObject({ up_to_date: false, accepted_at: expect.any(String), accepted_version: expect.stringMatching(/^[0-9a-f]{12}$/) });
      expect((await member.post('/api/auth/consents', { document: 'terms', version: terms?.version })).status).toBe(200);
    });
    expect((await member.get<Consent[]>('/api/auth/consents')).body.data[0]).toMatchObject({ up_to_date: false });
  });
  it('cannot accept what is not in force', async () => {
    const member = await app.member('gec.kalan');
    const { status, body } = await member.post('/api/auth/consents', { document: 'terms', version: 'eski' });
    expect([status, body.error]).toEqual([422, CONSENT_TEXT.outdated]);
  });
});

describe('Whoever registers', () => {
  const form = (username: string, more: object) => ({ username, email: `${username}@ornek.dev`, password: PASSWORD, ...more });

  it('has accepted what the form said', async () => {
    const read = { accepted_terms: await versionOf('terms'), read_notice: await versionOf('aydinlatma') };
    expect((await app.guest.post('/api/auth/register', form('yeni.uye', read))).status).toBe(201);
    await app.settled();
    const token = /token=([\w-]+)/.exec(app.mailsTo('yeni.uye@ornek.dev')[0] ?? '')?.[1];
    await app.guest.post('/api/auth/email/verify', { token });
    const member = await app.guest.signIn('yeni.uye', PASSWORD);
    expect((await member.get<Consent[]>('/api/auth/consents')).body.data.map(accepted)).toEqual([
      ['terms', true],
      ['aydinlatma', true],
    ]);
  });
  it('is not registered with texts that have changed meanwhile', async () => {
    const { status, body } = await app.guest.post('/api/auth/register', form('eski.okur', { accepted_terms: 'eski' }));
    expect([status, body.fields]).toEqual([422, { accepted_terms: [CONSENT_TEXT.outdated] }]);
    expect((await app.guest.get('/api/auth/user/check-username?username=eski.okur')).body.data).toEqual({ available: true });
  });
});
