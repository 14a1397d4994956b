import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROFILE_TEXT } from '../contracts/profile.js';
import type { OwnProfile, SeenProfile } from '../contracts/profile-details.js';
import { pictureIn, type UploadedProfileFile } from '../contracts/profile-files.js';
import { photograph } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { elementsOf, readPage } from './reading.js';
import { NOBODY } from './routes.js';
import { Town, usernameOf } from './town.js';

const PUBLIC_URL = 'https://meydan.test';
const TOLD = {
  ...{ display_name: 'Gökçe Ünal', bio: 'Olay kaynaklı sistemler yazıyorum.\nAkşamları saz çalarım.' },
  ...{ job_title: 'Geliştirici', company: 'Sarnıç Yazılım', company_suffix: 'da', experience_level: 'senior' },
  social_links: { github: 'github.com/gokce', linkedin: '', website: 'gokce.ornek.dev/yazilar' },
  skills: [{ category: 'DevOps', name: 'Kubernetes', level: 'expert' }],
  experiences: [{ company: 'Sarnıç', position: 'Kıdemli Geliştirici', start: '2023-02', end: 'ongoing', description: 'Taşıma işleri' }],
  educations: [{ school: 'Ege Üniversitesi', department: 'Bilgisayar Mühendisliği' }],
  certificates: [{ name: 'CKA', issuer: 'CNCF', credential_url: 'https://ornek.dev/cka' }],
  projects: [{ name: 'Pusula', description: 'Yol bulur', url: 'https://pusula.ornek.dev' }],
  contacts: [{ type: 'phone', value: '+905559871234' }],
};
const CANARIES = ['Gökçe', 'Geliştirici', 'Sarnıç', 'Kubernetes', 'gokce', 'Pusula', '5559871234', '/api/profile/pictures/'];

describe('the page of a profile that is read without the app', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open({ PUBLIC_URL, TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => town.app.stop());

  const read = (path: string) => readPage(town.app.guest, path);
  const turn = async (member: Client, switches: object) => {
    const { status, body } = await member.put<OwnProfile>('/api/profile/privacy', switches);
    expect([status, body.error]).toEqual([200, undefined]);
  };
  const told = async (details: object = TOLD, switches: object = { guests_visible: true }) => {
    const member = await town.member();
    const { status, body } = await member.put<OwnProfile>('/api/profile', details);
    expect([status, body.error]).toEqual([200, undefined]);
    await turn(member, switches);
    return { member, path: `/profile/${await usernameOf(member)}` };
  };
  const withPhoto = async (member: Client) => {
    const photo = { field: 'avatar', name: 'ben.png', type: 'image/png', bytes: await photograph() };
    return (await sendForm<UploadedProfileFile>(member, '/api/profile/upload/avatar', {}, photo)).body.data.url;
  };
  const closed = async (path: string) => {
    const page = await read(path);
    expect([page.status, page.title, page.head('robots'), page.headers.get('x-robots-tag')]).toEqual([404, 'Profil · Meydan', 'noindex', 'noindex']);
    expect(page.content).toContain(PROFILE_TEXT.membersOnly);
    return page;
  };
  const mapped = async () => {
    const { status, text } = await town.app.guest.raw('GET', '/sitemaps/profiles-1.xml');
    return status === 200 ? text : '';
  };

  it('tells guests what its member opened to them, in words, for machines and for whoever shares it', async () => {
    const { member, path } = await told();
    const photo = await withPhoto(member);
    const topic = await town.topic(member);
    const page = await read(path);
    const [username, url] = [path.slice('/profile/'.length), PUBLIC_URL + path];
    const description = 'Sarnıç Yazılım’da Geliştirici · Olay kaynaklı sistemler yazıyorum. Akşamları saz çalarım.';
    expect([page.status, page.title, page.head('canonical'), page.head('robots')]).toEqual([200, `Gökçe Ünal (@${username}) · Meydan`, url, undefined]);
    expect([page.head('description'), page.head('og:type'), page.head('og:url'), page.headers.get('x-robots-tag')]).toEqual([
      description,
      'profile',
      url,
      null,
    ]);
    expect([page.head('og:image'), page.head('twitter:card')]).toEqual([PUBLIC_URL + pictureIn(photo, 'large'), 'summary']);
    expect((await town.app.guest.raw('GET', pictureIn(photo, 'large'))).status).toBe(200);
    for (const words of ['Hakkımda', 'Yetenekler', 'Kubernetes', 'Kıdemli Geliştirici', 'Şubat 2023 – Devam Ediyor', 'Süresiz', topic.title])
      expect(page.content).toContain(words);
    expect(page.content).toContain('<a rel="nofollow ugc noopener" href="https://gokce.ornek.dev/yazilar">gokce.ornek.dev/yazilar</a>');
    expect(page.content).toContain(`<a href="/forum/topic/${topic.id}">`);
    // A number that starts hidden is in no byte of it.
    expect([page.text.includes('5559871234'), page.text.includes('İletişim')]).toEqual([false, false]);
    const [about] = page.structured;
    expect(about).toMatchObject({
      ...{ '@context': 'https://schema.org', '@type': 'ProfilePage', '@id': url, url },
      mainEntity: {
        ...{ '@type': 'Person', '@id': `${url}#person`, name: 'Gökçe Ünal', alternateName: username, identifier: member.id, description },
        ...{ image: PUBLIC_URL + pictureIn(photo, 'large'), sameAs: ['https://github.com/gokce', 'https://gokce.ornek.dev/yazilar'] },
        ...{ knowsAbout: ['Kubernetes'], agentInteractionStatistic: { userInteractionCount: 1 } },
      },
    });
    expect(page.text.match(/(?:src|href|content)="https?:\/\/(?!meydan\.test)[^"]*"/g)).toEqual([
      'href="https://ornek.dev/cka"',
      'href="https://pusula.ornek.dev"',
      'href="https://github.com/gokce"',
      'href="https://gokce.ornek.dev/yazilar"',
    ]);
  });

  it('is one closed page for all that are not open, from the next request on', async () => {
    const { member, path } = await told();
    await withPhoto(member);
    const [priv, withheld, never] = [await told(), await told(), await told(TOLD, {})];
    await turn(priv.member, { is_public: false });
    const hides = { fields: ['page'], reason: 'spam', clause: null, message: null };
    expect((await town.moderator.post(`/api/console/members/${withheld.member.id}/profile/hide`, hides)).status).toBe(201);
    expect((await read(path)).status).toBe(200);
    await turn(member, { guests_visible: false });
    const paths = [
      path,
      priv.path,
      withheld.path,
      never.path,
      `/profile/${member.id}`,
      `/profile/${NOBODY}`,
      '/profile/yok_boyle_biri',
      '/profile/biri%40ornek.dev',
    ];
    const pages = await Promise.all(paths.map(closed));
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    expect(new Set(pages.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(CANARIES.filter((word) => pages[0]?.text.includes(word))).toEqual([]);
    await turn(member, { guests_visible: true });
    expect((await read(path)).status).toBe(200);
  });

  it('stands in the site map as long as it is open, with its last change', async () => {
    const { member, path } = await told();
    const entry = async () => new RegExp(`<loc>${PUBLIC_URL}${path.replaceAll('.', '\\.')}</loc><lastmod>([^<]*)</lastmod>`).exec(await mapped())?.[1];
    const first = await entry();
    expect(first).toBe(town.app.clock.now().toISOString());
    expect((await town.app.guest.raw('GET', '/sitemap.xml')).text).toContain(`${PUBLIC_URL}/sitemaps/profiles-1.xml`);
    town.app.clock.advance({ minutes: 5 });
    await member.put('/api/profile', { bio: 'Başka bir söz' });
    expect(await entry()).toBe(town.app.clock.now().toISOString());
    for (const switches of [{ is_public: false }, { guests_visible: false }]) {
      await turn(member, switches);
      expect(await entry()).toBeUndefined();
      await turn(member, { is_public: true, guests_visible: true });
      expect(elementsOf(await mapped())).toContain('lastmod');
      expect(await entry()).toBeDefined();
    }
  });

  it('is the closed one and in no map once its member was erased', async () => {
    const { member, path } = await told();
    expect((await member.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true })).status).toBe(200);
    expect((await read(path)).status).toBe(200);
    town.app.clock.advance({ days: 7 });
    await town.app.settled();
    const { text } = await closed(path);
    expect(CANARIES.filter((word) => text.includes(word))).toEqual([]);
    expect((await mapped()).includes(path)).toBe(false);
  });

  it('is shown to its member as guests and as members get it, and to nobody else so', async () => {
    const { member } = await told(TOLD, { job_info_visible: false });
    const reader = await town.member();
    const seen = async (as: string, by = member) => (await by.get<SeenProfile>(`/api/profile/${member.id}?as=${as}`)).body;
    expect((await seen('guest')).error).toBe(PROFILE_TEXT.membersOnly);
    const { data } = await seen('member');
    expect(data).toEqual((await reader.get<SeenProfile>(`/api/profile/${member.id}`)).body.data);
    expect([data.hidden.includes('job_info_visible'), data.company, data.bio]).toEqual([true, null, TOLD.bio]);
    await turn(member, { guests_visible: true });
    expect((await seen('guest')).data).toEqual((await town.app.guest.get<SeenProfile>(`/api/profile/${member.id}`)).body.data);
    await turn(member, { is_public: false });
    expect([(await seen('guest')).error, (await seen('member')).error]).toEqual([PROFILE_TEXT.membersOnly, PROFILE_TEXT.private]);
    for (const other of [reader, town.moderator, town.app.guest]) expect((await other.get(`/api/profile/${member.id}?as=member`)).status).toBe(403);
  });

  it('has one address: those by id and in other spellings lead to it, and parts of it are not for search', async () => {
    const { member, path } = await told();
    for (const other of [`/profile/${member.id}`, path.toUpperCase().replace('/PROFILE/', '/profile/'), path.replace('/profile/', '/profile/%20')]) {
      const answer = await fetch(town.app.guest.url + other, { redirect: 'manual' });
      expect([other, answer.status, answer.headers.get('location')]).toEqual([other, 301, path]);
    }
    for (const tab of ['followers', 'following', 'forum']) {
      const page = await read(`${path}?tab=${tab}`);
      expect([page.status, page.head('robots'), page.head('canonical'), page.headers.get('x-robots-tag')]).toEqual([200, 'noindex', undefined, 'noindex']);
    }
    for (const own of ['/profile', '/profile/edit']) {
      const page = await read(own);
      expect([page.status, page.head('robots'), page.headers.get('x-robots-tag')]).toEqual([200, 'noindex', 'noindex']);
    }
    expect((await read(`${path}/yok`)).title).toBe('Sayfa Bulunamadı · Meydan');
  });

  it('escapes whatever members write, wherever it stands, and is not longer the more they write', async () => {
    const hostile = `</title></script><script>alert('x')</script> & "t" <img src=x onerror=alert(1)>`;
    const line = hostile.slice(0, 60);
    const many = <Entry>(count: number, make: (text: string) => Entry) => Array.from({ length: count }, () => make(`${hostile} `.repeat(25).slice(0, 2_000)));
    const { path } = await told(
      {
        ...{ display_name: line, bio: `${hostile}\u2028${hostile}`, job_title: hostile, company: hostile },
        social_links: { github: `github.com/"><script>`, linkedin: "linkedin.com/in/a'b", website: `https://ornek.dev/?"><script>alert(1)</script>` },
        contacts: [{ type: 'email', value: 'biri@ornek.dev' }],
        skills: Array.from({ length: 60 }, () => ({ category: 'DevOps', name: hostile, level: 'expert' })),
        experiences: many(30, (description) => ({ company: hostile, position: hostile, start: '2020-01', end: '', location: hostile, description })),
        educations: many(20, (description) => ({ school: hostile, department: hostile, degree: hostile, description })),
        certificates: many(40, (description) => ({
          name: hostile,
          issuer: hostile,
          description,
          credential_id: hostile,
          credential_url: 'https://ornek.dev/"a',
        })),
        projects: many(30, (description) => ({ name: hostile, technologies: hostile, description, url: `https://ornek.dev/'"<b>`, github: '' })),
      },
      { guests_visible: true, contact_info_visible: true, address_visible: true, birth_date_visible: true },
    );
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(new Set([...page.text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag))).toEqual(new Set(['<script type="application/ld+json">']));
    expect(page.text).not.toMatch(/<img|<b>|href="javascript:|\u2028/);
    expect(page.structured[0]).toMatchObject({ mainEntity: { name: line.trim(), jobTitle: hostile } });
    expect(page.head('description')?.length).toBeLessThanOrEqual(201);
    expect(page.text.length).toBeLessThan(120_000);
    expect(page.content).toContain('ve 20 kayıt daha');
  });
});
