import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SavedProject } from '../contracts/project-writing.js';
import { IMAGE_PATH, imageMarkdown, type UploadedImage } from '../contracts/writing.js';
import { screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { said, Town, usernameOf } from './town.js';

const WEEK = 7 * 24 * 60;

describe('the pictures of a project', () => {
  let town: Town;
  let owner: Client;
  let member: Client;
  beforeAll(async () => {
    town = await Town.open();
    // Their sessions outlast the weeks.
    const staying = async () => town.app.guest.signIn(await usernameOf(await town.member()), PASSWORD, true);
    [owner, member] = [await staying(), await staying()];
  });
  afterAll(() => town.app.stop());

  const upload = async () =>
    (await sendForm<UploadedImage>(owner, IMAGE_PATH, {}, { field: 'image', name: 'ekran.png', type: 'image/png', bytes: await screenshot() })).body.data;
  const statusOf = async ({ url }: UploadedImage, who?: Client) =>
    (await fetch(`${town.app.guest.url}${url}`, { headers: who ? { authorization: `Bearer ${who.sessionToken}` } : {} })).status;
  const seen = (pictures: readonly UploadedImage[], who?: Client) => Promise.all(pictures.map((each) => statusOf(each, who)));
  const later = async (minutes: number) => {
    town.app.clock.advance({ minutes });
    await town.app.settled();
  };
  const done = async (answer: ReturnType<Client['post']>) => {
    const { status, body } = await answer;
    expect([status, body.error]).toEqual([expect.any(Number), undefined]);
    return body.data;
  };

  it('stay as long as it or a posting shows them, for those who may read it, and go a week after', async () => {
    const [cover, shown, wanted] = [await upload(), await upload(), await upload()];
    const all = [cover, shown, wanted];
    const form = { title: 'Ortak Takvim', summary: 'Herkesin uygun saatini bulan takvim.', stage: 'beta', visibility: 'private' };
    const { id } = (await done(
      owner.post('/api/projects', { ...form, cover_image_url: cover.url, description: `Böyle:\n\n${imageMarkdown('Ekran', shown)}` }),
    )) as SavedProject;
    const opening = { project_id: id, title: 'React ile görünüm', skills: ['React'], project_reward_type: 'volunteer' };
    const posting = (await done(owner.post('/api/projects/help-wanted', { ...opening, description: `Şurası:\n\n${imageMarkdown('Ekran', wanted)}` }))) as {
      id: string;
    };
    await town.app.settled();
    expect([await seen(all), await seen(all, owner)]).toEqual([
      [404, 404, 404],
      [200, 200, 200],
    ]);
    await later(WEEK + 60);
    expect([await seen(all), await seen(all, member), await seen(all, owner)]).toEqual([
      [404, 404, 404],
      [404, 404, 404],
      [200, 200, 200],
    ]);
    await done(owner.post(`/api/projects/${id}/invites`, { identifier: await usernameOf(member), role: 'member' }));
    expect(await statusOf(cover, member)).toBe(200);
    await done(owner.put(`/api/projects/${id}`, { visibility: 'public' }));
    await town.app.settled();
    expect(await seen(all)).toEqual([200, 200, 200]);

    await done(owner.put(`/api/projects/${id}`, { cover_image_url: null, description: 'Resimsiz.' }));
    await town.app.settled();
    expect(await seen(all)).toEqual([404, 404, 200]);
    expect(said(await owner.delete(`/api/projects/help-wanted/${posting.id}`))[0]).toBeLessThan(300);
    await later(WEEK + 60);
    expect(await seen(all, owner)).toEqual([404, 404, 404]);
  });
});
