/** @jest-environment jsdom */
import type { OwnPostingMarks, Posting } from '@contracts/help-wanted';
import { messageProblem } from '@contracts/posting-problems';
import type { ProjectUpdate } from '@contracts/project-updates';
import type { InvitedProject, Project } from '@contracts/projects';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type Asked, done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { ProjectPage } from '../pages/ProjectPage';
import { author, posting, project, projectRow } from './project.fixture';

beforeAll(() => {
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(leaveAll);

const listed = (data: unknown[]) => ({ status: 200, body: { success: true, data, total: data.length, limit: 50, offset: 0, hasMore: false } });
const REPORT = { label: 'Raporla', icon: null, run: () => undefined };
const UPDATE_REPORT = { label: 'Güncellemeyi raporla', icon: null, run: () => undefined };

interface Town {
  of?: Project | InvitedProject | 'gone' | 'missing';
  postings?: Posting[];
  marks?: Partial<OwnPostingMarks>[];
  updates?: ProjectUpdate[];
  liked?: string[];
  who?: string | null;
  at?: string;
  answer?: (asked: Asked) => ReturnType<typeof done> | undefined;
}

async function page({
  of = project({ postings: { open: 1, total: 1 } }),
  postings = [],
  marks = [],
  updates = [],
  liked = [],
  who = null,
  at = '/projects/p1',
  answer,
}: Town) {
  const server = fakeServer((asked) => {
    const { path } = asked;
    const given = answer?.(asked);
    if (given) return given;
    if (path.startsWith('/api/auth/session')) return done({ user: who && { id: who, username: who } });
    if (path === '/api/projects/p1') {
      if (of === 'gone') return refused(410, 'GONE');
      return of === 'missing' ? refused(404, 'NOT_FOUND') : done(of);
    }
    if (path.endsWith('/members')) return done([{ user_id: 'm1', role: 'owner', joined_at: '2026-01-12T10:00:00.000Z', user: author }]);
    if (path.endsWith('/similar')) return done([projectRow({ id: 'p2', title: 'Durak', stage_label: 'Yayında' })]);
    if (path.endsWith('/likes/me')) return done({ liked });
    if (path.includes('/updates?')) return listed(updates);
    if (path.includes('/help-wanted/mine'))
      return done(postings.map(({ id }, index) => ({ id, known: [], application: null, mayApply: true, unseen: null, ...marks[index] })));
    if (path.includes('/p1/help-wanted')) return listed(postings);
    return done({ ids: [] });
  });
  const routes = (
    <Routes>
      <Route path="/projects" element={<p>Liste</p>} />
      <Route
        path="/projects/:id"
        element={
          <ProjectPage
            comments={() => <p>Yorumların yeri</p>}
            report={(_, show) => show(REPORT)}
            reportUpdate={(_, __, show) => show(UPDATE_REPORT)}
            whyHidden={() => <p>Gerekçenin yeri</p>}
          />
        }
      />
    </Routes>
  );
  const { place } = await draw(onPage(routes, at));
  const button = (words: string) => [...place.ownerDocument.querySelectorAll<HTMLElement>('button, a')].find((each) => each.textContent?.trim() === words);
  const press = (words: string) => act(async () => button(words)?.click());
  const shows = (...words: string[]) => until(() => words.every((each) => document.body.textContent?.includes(each)));
  return { place, server, button, press, shows, told: () => server.asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]) };
}

describe('A project', () => {
  it('is told with its people, its links and what is like it', async () => {
    const links = [{ label: 'Site', url: 'https://takvim.example/' }];
    const { place, shows } = await page({ of: project({ links, repository_url: 'https://kod.example/ortak-takvim', updates: 14, comments: 9 }) });
    await shows(
      'Ortak Takvim',
      'Çağrı Yıldız ve 4 kişi daha',
      '12 Ocak 2026’dan beri',
      'Sahip',
      'kod.example/ortak-takvim',
      'Durak',
      'Yorumların yeri',
      'Uzun uzun anlatım.',
    );
    expect([...place.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
      'Genel',
      'Yardım ilanları 0',
      'Güncellemeler 14',
      'Yorumlar 9',
      'Üyeler 5',
    ]);
    const link = place.querySelector('a[href="https://takvim.example/"]');
    expect([link?.textContent, link?.getAttribute('rel')]).toEqual(['Site takvim.example', expect.stringContaining('nofollow')]);
  });
  it('is followed at once, and no longer', async () => {
    let isFollowing = false;
    const now = () => project({ followers: isFollowing ? 49 : 48, viewer: { role: null, isFollowing, invite: null, isOfferedOwnership: false } });
    const { press, shows, told, button } = await page({
      who: 'm2',
      answer: ({ path, method }) => {
        if (method === 'POST') isFollowing = path.endsWith('/follow');
        return path === '/api/projects/p1' ? done(now()) : undefined;
      },
    });
    await until(() => button('Takip Et 48 takipçi')?.matches(':enabled') === true);
    await press('Takip Et 48 takipçi');
    await shows('Takip Ediliyor 49');
    await press('Takip Ediliyor 49 takipçi');
    await shows('Takip Et 48');
    expect(told().map(([path]) => path)).toEqual(['/api/projects/p1/follow', '/api/projects/p1/unfollow']);
  });
  it('leads guests who would follow it to sign in', async () => {
    const { button, shows } = await page({});
    await shows('Takip Et 48');
    await until(() => button('Takip Et 48 takipçi')?.tagName === 'A');
    expect(button('Takip Et 48 takipçi')?.getAttribute('href')).toBe('/auth/login?reason=auth_required&redirect=%2Fprojects%2Fp1');
  });
  it('is gone, or was never there, in other words', async () => {
    const gone = await page({ of: 'gone' });
    await gone.shows('Proje kaldırıldı', 'Bu proje kaldırıldı.');
    await leaveAll();
    const missing = await page({ of: 'missing' });
    await missing.shows('Proje bulunamadı', 'Bu proje bulunamadı veya kaldırıldı.', 'Giriş yapıp yeniden bakın');
    expect(missing.button('Giriş yapıp yeniden bakın')?.getAttribute('href')).toBe('/auth/login?reason=auth_required&redirect=%2Fprojects%2Fp1');
  });
});

const as = (role: 'owner' | 'member') => ({ viewer: { role, isFollowing: false, invite: null, isOfferedOwnership: false } });

describe('A project that staff hide', () => {
  it('says so to its people, and why to its owner; nothing leads to a refusal', async () => {
    const owner = await page({
      of: project({ ...as('owner'), hidden: true, postings: { open: 1, total: 1 } }),
      postings: [posting()],
      marks: [{ mayApply: false }],
      who: 'm1',
    });
    await owner.shows('Bu proje bir moderatör tarafından gizlendi. Yalnızca üyeleri ve moderatörler görebilir.', 'Gerekçenin yeri', '4 yerin 2’si açık');
    expect(['Düzenle', 'Yardım ilanı aç', 'Başvur'].map((words) => owner.button(words))).toEqual([undefined, undefined, undefined]);
    await leaveAll();
    const people = await page({ of: project({ ...as('owner'), hidden: true }), who: 'm1', at: '/projects/p1?tab=members' });
    await people.shows('5 üye');
    expect(people.place.textContent).not.toContain('Davet et');
    await leaveAll();
    const member = await page({ of: project({ ...as('member'), hidden: true }), who: 'm1' });
    await member.shows('Bu proje bir moderatör tarafından gizlendi.');
    expect(member.place.textContent).not.toContain('Gerekçenin yeri');
  });
});

describe('A project that has told nothing yet', () => {
  it('leads whoever runs it on, and nobody else', async () => {
    const owner = await page({ of: project({ ...as('owner'), members: 1 }), who: 'm1' });
    await owner.shows('Sıradaki adımlar', 'Yardım ilanı açın', 'Üye davet edin', 'İlk güncellemeyi yazın');
    expect(owner.button('Üye davet edin')?.getAttribute('href')).toBe('/projects/p1?tab=members');
    expect(owner.place.textContent).not.toContain('Projenizi anlatın');
    await leaveAll();
    const begun = await page({ of: project({ ...as('owner'), updates: 1 }), updates: [update('u1')], who: 'm1' });
    await begun.shows('sürüm u1');
    expect(begun.place.textContent).not.toContain('Sıradaki adımlar');
    await leaveAll();
    const reader = await page({ who: 'm2', at: '/projects/p1?tab=updates' });
    await reader.shows('Projeyi takip ederseniz ilk güncellemeyi kaçırmazsınız.');
    await leaveAll();
    const archived = await page({ of: project({ ...as('owner'), archived: true }), who: 'm1', at: '/projects/p1?tab=updates' });
    await archived.shows('Henüz güncelleme yok.');
    expect(archived.place.textContent).not.toContain('takip ederseniz');
  });
});

describe('A posting', () => {
  const marks = [{ known: ['React', 'PostgreSQL'] }];
  it('says what of it its reader knows, and how much of it is left', async () => {
    const { place, shows } = await page({ postings: [posting({ until: '2026-12-05' })], marks, who: 'm2' });
    await shows('React ve PostgreSQL biliyorsunuz', '4 yerin 2’si açık', 'Gelir paylaşımı · Son gün 5 Aralık · 11 başvuru');
    expect([...place.querySelectorAll('[aria-label="Aranan beceriler"] li')].map((skill) => skill.textContent)).toEqual([
      'React (biliyorsunuz)',
      'PostgreSQL (biliyorsunuz)',
      'CalDAV',
    ]);
  });
  it('is applied for with a message, and shows in its place how that stands', async () => {
    let state: 'new' | null = null;
    const { press, shows, told, button } = await page({
      postings: [posting()],
      who: 'm2',
      answer: ({ path, method }) => {
        if (method === 'POST') state = 'new';
        if (method === 'POST') return done({});
        const application = state && { id: 'a1', state, at: '2026-11-27T10:00:00.000Z' };
        return path.includes('/mine') ? done([{ id: 'h1', known: [], unseen: null, application, mayApply: state === null }]) : undefined;
      },
    });
    await shows('Başvur');
    await press('Başvur');
    await until(() => button('Başvuruyu gönder') !== undefined);
    await press('Başvuruyu gönder');
    await until(() => document.querySelector('[aria-invalid="true"]') !== null);
    const field = document.querySelector('textarea');
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const type = (words: string) =>
      act(async () => {
        set?.call(field, words);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      });
    await type('a'.repeat(2_100));
    await shows('2.100/2.000');
    expect(document.body.textContent?.split(messageProblem('a'.repeat(2_100)) ?? '?')).toHaveLength(2);
    await type('React ile üç yıldır çalışıyorum.');
    await press('Başvuruyu gönder');
    await shows('Başvurunuz: yeni', 'Geri çek');
    expect([told(), button('Başvur')]).toEqual([[['/api/projects/help-wanted/h1/applications', { message: 'React ile üç yıldır çalışıyorum.' }]], undefined]);
  });
  it('is applied for once more whenever the server takes it; of several the first alone is filled', async () => {
    const application = { id: 'a1', state: 'rejected', at: '2026-11-27T10:00:00.000Z' } as const;
    const { button, shows, place } = await page({
      ...{ postings: [posting(), posting({ id: 'h2' }), posting({ id: 'h3' })], marks: [{ application }], who: 'm2' },
    });
    await shows('Başvurunuz: ret', 'Yeniden başvur');
    expect(button('Yeniden başvur')?.className).not.toContain('primary');
    const applying = [...place.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Başvur');
    expect(applying.map(({ className }) => className.includes('primary'))).toEqual([true, false]);
  });
  it('gives an application back that was taken back', async () => {
    const application = { id: 'a1', state: 'seen', at: '2026-11-27T10:00:00.000Z' } as const;
    const { press, shows, told } = await page({ postings: [posting()], marks: [{ application, mayApply: false }], who: 'm2' });
    await shows('Başvurunuz: bakıldı');
    await press('Geri çek');
    await shows('Başvurunuz geri çekilsin mi?');
    await act(async () => [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === 'Geri çek')?.click());
    await until(() => told().length === 1);
    expect(told()).toEqual([['/api/projects/applications/a1/withdraw', undefined]]);
  });
  it('that is full can be read and not applied for; nor can those of one’s own project', async () => {
    const ended = await page({
      ...{ postings: [posting({ status: 'filled', places: 2, ended_at: '2026-11-09T10:00:00.000Z' })], marks: [{ mayApply: false }], who: 'm2' },
    });
    await ended.shows('Dolu', '2 yerin 2’si doldu', 'İlanı oku');
    expect(ended.button('Başvur')).toBeUndefined();
    await leaveAll();
    const viewer = { role: 'member', isFollowing: false, invite: null, isOfferedOwnership: false } as const;
    const own = await page({
      of: project({ viewer, postings: { open: 1, total: 1 } }),
      postings: [posting()],
      marks: [{ ...marks[0], mayApply: false }],
      who: 'm2',
    });
    await own.shows('4 yerin 2’si açık');
    await until(() => own.server.asked.some(({ path }) => path.includes('/mine')));
    expect([own.button('Başvur'), own.place.textContent?.includes('biliyorsunuz')]).toEqual([undefined, false]);
  });
});

const update = (id: string, fields: Partial<ProjectUpdate> = {}): ProjectUpdate => ({
  ...{ id, projectId: 'p1', type: 'release', content: `sürüm ${id}`, html: `<p>sürüm ${id}</p>`, visibility_override: null, likes: 23 },
  ...{ edited: false, hidden: false },
  ...{ users: author, created_at: '2026-11-27T07:00:00.000Z', updated_at: '2026-11-27T07:00:00.000Z' },
  ...fields,
});

describe('What a project tells of itself', () => {
  it('is the newest on its page, and all of it in its part', async () => {
    const updates = [update('u1'), update('u2', { type: 'decision', edited: true }), update('u3')];
    const first = await page({ of: project({ updates: 14 }), updates });
    await first.shows('sürüm u1', 'sürüm u2', '14 güncellemenin tümü', 'Sürüm', 'Karar', '· düzenlendi');
    expect(first.place.textContent).not.toContain('sürüm u3');
    await leaveAll();
    const all = await page({ of: project({ updates: 14 }), updates, at: '/projects/p1?tab=updates' });
    await all.shows('sürüm u3');
    expect(all.place.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Güncellemeler 14');
  });
  it('is liked, and that is taken back', async () => {
    let isLiked = false;
    const { shows, told, button } = await page({
      ...{ of: project({ updates: 1 }), updates: [update('u1')], who: 'm2' },
      answer: ({ path }) => {
        if (!path.endsWith('/like/toggle')) return undefined;
        isLiked = !isLiked;
        return done({ liked: isLiked, count: isLiked ? 31 : 30 });
      },
    });
    await until(() => button('Beğen 23 beğeni')?.matches(':enabled') === true);
    await act(async () => button('Beğen 23 beğeni')?.click());
    await shows('Beğen 31 beğeni');
    expect(button('Beğen 31 beğeni')?.getAttribute('aria-pressed')).toBe('true');
    await act(async () => button('Beğen 31 beğeni')?.click());
    await shows('Beğen 30 beğeni');
    expect(told().filter(([path]) => path === '/api/projects/updates/u1/like/toggle')).toHaveLength(2);
  });
  it('begins with the one that the address names, however old it is', async () => {
    const { shows, place } = await page({
      ...{ of: project({ updates: 40 }), updates: [update('u2'), update('u3')], at: '/projects/p1?tab=updates#update-u1' },
      answer: ({ path }) => (path === '/api/projects/updates/u1' ? done(update('u1')) : undefined),
    });
    await shows('sürüm u1');
    await until(() => document.activeElement?.id === 'update-u1');
    expect([...place.querySelectorAll('article')].map(({ id }) => id)).toEqual(['update-u1', 'update-u2', 'update-u3']);
    await leaveAll();
    const listed = await page({ of: project({ updates: 40 }), updates: [update('u2')], at: '/projects/p1?tab=updates#update-u2' });
    await until(() => document.activeElement?.id === 'update-u2');
    expect(listed.server.asked.filter(({ path }) => path === '/api/projects/updates/u2')).toEqual([]);
  });
  it('is reported by its readers, and hidden by staff, who say why', async () => {
    const as = (role: string) => ({
      ...{ of: project({ updates: 1 }), who: 'm2' },
      answer: ({ path }: Asked) => (path.startsWith('/api/auth/session') ? done({ user: { id: 'm2', username: 'm2', role } }) : undefined),
    });
    const reader = await page({ ...as('user'), updates: [update('u1')] });
    await reader.shows('Güncellemeyi raporla');
    expect(reader.place.textContent).not.toContain('Gizlendi');
    await leaveAll();
    const { shows, told } = await page({ ...as('moderator'), updates: [update('u1', { hidden: true })] });
    await shows('Gizlendi');
    const opener = () => document.querySelector<HTMLElement>('[aria-label="Daha fazla: güncelleme"]');
    await until(() => opener() !== null);
    await act(async () => opener()?.click());
    await shows('Güncellemeyi raporla', 'Geri getir', 'Kaldır');
    expect(document.body.textContent).not.toContain('Gizle ');
    await act(async () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) => each.textContent === 'Geri getir')?.click());
    await shows('Güncelleme, okuyabilen herkese yeniden görünür.');
    const reason = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(reason, 'Yanılmışız');
      reason?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === 'Geri getir')?.click());
    await until(() => told().some(([path]) => path === '/api/projects/updates/u1/moderate'));
    expect(told().filter(([path]) => path === '/api/projects/updates/u1/moderate')).toEqual([
      ['/api/projects/updates/u1/moderate', { action: 'restore', reason: 'Yanılmışız' }],
    ]);
  });
});

describe('An invitation to a private project', () => {
  const invited: InvitedProject = {
    id: 'p1',
    title: 'Gizli Proje',
    summary: 'Az kişilik.',
    cover_image_url: null,
    inviter: author,
    invite: { id: 'i1', role: 'member' },
  };
  it('shows what it is about and who asks, and is turned down', async () => {
    const { press, shows, told } = await page({ of: invited, who: 'm2' });
    await shows('Gizli Proje', 'Az kişilik.', 'Çağrı Yıldız', 'Göreviniz: Üye');
    await press('Reddet');
    await until(() => document.querySelector('[role=dialog]') !== null);
    await act(async () => [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === 'Reddet')?.click());
    await shows('Liste');
    expect(told()).toEqual([['/api/projects/invites/i1/respond', { action: 'reject' }]]);
  });
  it('is taken up', async () => {
    let isMember = false;
    const { press, shows } = await page({
      who: 'm2',
      answer: ({ path, method }) => {
        if (method === 'POST') isMember = true;
        if (method === 'POST') return done({});
        return path === '/api/projects/p1' ? done(isMember ? project({ title: 'Gizli Proje' }) : invited) : undefined;
      },
    });
    await shows('Kabul et');
    await press('Kabul et');
    await shows('Uzun uzun anlatım.');
  });
});
