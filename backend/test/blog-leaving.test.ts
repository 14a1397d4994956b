import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { OwnPosts, PostRow } from '../contracts/blog.js';
import type { SavedPost } from '../contracts/blog-writing.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import type { DataExport } from '../contracts/own-data.js';
import type { Files } from '../src/kernel/files.js';
import { FILES } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { Writers } from './posts.js';
import { it } from './second-home/in-both-homes.js';
import { Town, usernameOf } from './town.js';

const WEEK = 7 * 24 * 60;

let town: Town;
let writers: Writers;
beforeAll(async () => {
  town = await Town.open();
  writers = new Writers(town.app);
});
afterAll(() => town.app.stop());

const later = async (minutes: number) => {
  town.app.clock.advance({ minutes });
  await town.app.settled();
};
const statusOf = async (idOrSlug: string, who = town.app.guest) => (await who.get(`/api/blog/posts/${idOrSlug}`)).status;
const texts = async (id: string) => town.app.meydan.app.get<Files>(FILES).list(`blog-texts/${id}.`, { limit: 9 });

describe('a copy of one’s own data', () => {
  it('has each post as Markdown, with what belongs to it above', async () => {
    const author = await town.member();
    const { id } = await writers.write(author, { title: 'İlk hâli', content: 'Eski metin.', tags: ['test'] });
    await writers.edit(author, id, { title: 'Son hâli', content: 'Yeni **metin**.' });
    await writers.edit(author, id, { excerpt: 'Yalnızca özet değişti' });
    await author.post('/api/auth/data-export');
    await town.app.settled();
    const { data } = (await author.get<DataExport>('/api/auth/data-export')).body;
    const files = unzipSync((await author.download(`/api/auth/data-export/${data.id}`)).bytes);
    const markdown = strFromU8(files[`yazilar/${id}.md`] ?? new Uint8Array());
    expect(markdown.split('---\n').map((part) => part.trim())).toEqual(['', expect.stringContaining('title: "Son hâli"'), 'Yeni **metin**.']);
    expect(markdown).toContain('excerpt: "Yalnızca özet değişti"');
    const rows = JSON.parse(strFromU8(files['yazilar.json'] ?? new Uint8Array())) as object[];
    expect(rows).toMatchObject([{ title: 'İlk hâli', tags: ['test'] }, { published_at: expect.any(String) }, { title: 'Son hâli' }, { title: 'Son hâli' }]);
  });
});

describe('whoever ends their account', () => {
  const leave = async (keep_content: boolean) => {
    const author = await town.member();
    const open = await writers.write(author, { title: 'Yayındaki yazı' });
    const draft = await writers.write(author, { title: 'Yarım yazı', status: 'draft' });
    const due = new Date(town.app.clock.now().getTime() + 30 * 24 * 3_600_000).toISOString();
    const scheduled = await writers.write(author, { title: 'Bekleyen yazı', status: 'scheduled', scheduled_at: due });
    const again = await town.app.guest.signIn(await usernameOf(author), PASSWORD, true);
    expect((await again.post('/api/auth/account-deletion', { password: PASSWORD, keep_content })).status).toBe(200);
    await later(WEEK * 2);
    await later(1);
    return { open, draft, scheduled };
  };

  it('takes their posts along, to the last file', async () => {
    const { open, draft, scheduled } = await leave(false);
    expect([await statusOf(open.id), await statusOf(open.slug), await statusOf(draft.id)]).toEqual([410, 410, 404]);
    for (const { id } of [open, draft, scheduled]) expect(await texts(id)).toEqual([]);
  });
  it('leaves what was published, and nothing else, where they said so', async () => {
    const { open, draft, scheduled } = await leave(true);
    expect([await statusOf(open.slug), (await texts(open.id)).length]).toEqual([200, 1]);
    for (const { id } of [draft, scheduled]) expect([await statusOf(id), await texts(id)]).toEqual([404, []]);
    await later(WEEK * 4);
    expect(await statusOf(scheduled.id)).toBe(404);
  });
});

describe('an author hears', () => {
  const told = async (who: Client) => (await who.get<NotificationPage>('/api/notifications')).body.data.rows.map((row) => notificationText(row));

  it('why a post was not published at its minute', async () => {
    const author = await town.member();
    const at = new Date(town.app.clock.now().getTime() + 30 * 60_000).toISOString();
    await writers.write(author, { status: 'scheduled', scheduled_at: at });
    await town.renewModerator();
    await town.sanction(author, 'mute_user', { durationMinutes: 60 });
    await later(31);
    expect(await told(author)).toContain('Zamanladığınız yazı, hesabınızdaki kısıtlama nedeniyle yayınlanmadı ve taslağa alındı');
    const own = (await author.get<PostRow[]>('/api/blog/users/me/posts')).body as unknown as OwnPosts;
    expect(own.data.map(({ status }) => status)).toEqual(['draft']);
  });
  it('what staff decided about it', async () => {
    const author = await town.member();
    const { id } = await writers.write(author);
    await town.renewModerator();
    for (const action of ['hide', 'restore', 'delete']) {
      expect((await town.moderator.put<SavedPost>(`/api/blog/posts/${id}/moderate`, { action, reason: 'Topluluk ilkeleri 2.1' })).status).toBe(200);
    }
    await town.app.settled();
    expect((await told(author)).sort()).toEqual([
      'Yazınız moderatör tarafından gizlendi',
      'Yazınız moderatör tarafından kaldırıldı',
      'Yazınız yeniden görünür oldu',
    ]);
  });
});

describe('a scheduled post that staff deleted', () => {
  it('is published when it is back, though its minute is over', async () => {
    const author = await town.member();
    const at = new Date(town.app.clock.now().getTime() + 30 * 60_000).toISOString();
    const { id } = await writers.write(author, { status: 'scheduled', scheduled_at: at });
    await town.renewModerator();
    const moderate = (action: string) => town.moderator.put(`/api/blog/posts/${id}/moderate`, { action, reason: 'Topluluk ilkeleri 2.1' });
    await moderate('delete');
    await later(31);
    await town.renewModerator();
    await moderate('restore');
    await later(1);
    expect(await statusOf(id)).toBe(200);
  });
});
