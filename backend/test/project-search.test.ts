import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { ProjectSearchListing } from '../contracts/search.js';
import type { Client } from './client.js';
import { fellows, PROJECTS } from './fellows.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town, usernameOf } from './town.js';

let town: Town;
let ada: Client;
let can: Client;
const guest = () => town.app.guest;
const create = async (changes: Parameters<typeof fellows.create>[1] = {}) => (await fellows.create(ada, changes)).id;
const edit = async (id: string, changes: object) => fellows.done(await ada.put(`${PROJECTS}/${id}`, changes));
const search = async (q: string, who = guest(), more = '') => {
  town.app.clock.advance({ minutes: 1 });
  await town.app.settled();
  const { status, body } = await who.get(`/api/search/projects?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  return body as unknown as ProjectSearchListing;
};
const found = async (q: string, who?: Client, more?: string) => (await search(q, who, more)).data.map(({ id }) => id);

beforeAll(async () => {
  town = await Town.open();
  [ada, can] = [await town.member(), await town.member()];
});
afterAll(() => town.app.stop());

describe('Projects', () => {
  inBothHomes.it('are found by title, summary, text and tags, folded as Turkish is', async () => {
    const description = `${'Giriş sözü. '.repeat(100)}\n\n## Sonuç\n\nKaranfil **ağaçları** şöyle büyür.`;
    const id = await create({ title: 'Bahçede ILIK günler', summary: 'Leylak bakımını anlatan bir proje.', description, tags: ['Bahçe', 'sera'] });
    const other = await create({ title: 'Karanfil nedir', summary: 'Bir çiçeğin bütün türleri.', description: '' });
    expect([await found('ılık'), await found('leylaklar'), await found('AGAC'), await found('sera'), await found('etiket:bahce')]).toEqual([
      [id],
      [id],
      [id],
      [id],
      [id],
    ]);
    expect([await found('karanfil'), await found('karanfil', guest(), '&sort=newest'), await found('"karanfil ağaçları"')]).toEqual([
      [other, id],
      [other, id],
      [id],
    ]);
    expect([await found(`karanfil yazar:${await usernameOf(ada)}`), await found(`karanfil yazar:${await usernameOf(can)}`)]).toEqual([[other, id], []]);
    expect([await found('karanfil -ağaç'), await found('karanfil kategori:devops'), await found('karanfil çözüldü:evet')]).toEqual([[other], [], []]);
    const page = await search('büyür');
    expect(page).toMatchObject({ total: 1, total_is_bound: false, hints: [] });
    expect(page.data[0]).toMatchObject({ id, owner: { id: ada.id }, tags: ['bahçe', 'sera'], stage_label: 'Geliştirme', visibility: 'public', members: 1 });
    expect(page.data[0]?.excerpts).toMatchObject([{ text: expect.stringContaining('Karanfil ağaçları şöyle') }]);
    expect((await search('ılık')).data[0]).toMatchObject({ title: { ranges: [[8, 12]] }, excerpts: [{ text: expect.stringContaining('Leylak bakımını') }] });
    for (const path of ['/api/search', '/api/search/posts', '/api/search/topics'])
      expect((await guest().get<unknown[]>(`${path}?q=karanfil`)).body.data).toEqual([]);
    await edit(id, { description: 'Artık lale yetişiyor.' });
    expect([await found('ağaç'), await found('lale')]).toEqual([[], [id]]);
    fellows.done(await ada.delete(`${PROJECTS}/${id}`));
    expect(await found('lale', ada)).toEqual([]);
  });

  inBothHomes.it('are found by those alone who may read them, from the moment they are narrowed', async () => {
    const id = await create({ title: 'Erguvan ağacı', tags: [] });
    const finders = async () => {
      const who = { guest: guest(), member: can, owner: ada };
      const all = await Promise.all(Object.entries(who).map(async ([name, client]) => ((await found('erguvan', client)).includes(id) ? name : null)));
      return all.filter((name) => name !== null);
    };
    expect(await finders()).toEqual(['guest', 'member', 'owner']);
    // What search finds by comes later; who may read it does not.
    await edit(id, { visibility: 'private' });
    expect((await guest().get<unknown[]>('/api/search/projects?q=erguvan')).body.data).toEqual([]);
    expect(await finders()).toEqual(['owner']);
    await fellows.join(ada, id, can);
    expect(await finders()).toEqual(['member', 'owner']);
    fellows.done(await ada.delete(`${PROJECTS}/${id}/members/${can.id}`));
    expect(await finders()).toEqual(['owner']);
    await edit(id, { visibility: 'members' });
    expect(await finders()).toEqual(['member', 'owner']);
    await edit(id, { visibility: 'public' });
    expect(await finders()).toEqual(['guest', 'member', 'owner']);
  });

  it('that staff hide are found by their people and by staff, who see that', async () => {
    const id = await create({ title: 'Gizlenecek manolya' });
    const moderate = async (action: string) => {
      await town.renewModerator();
      fellows.done(await town.moderator.put(`${PROJECTS}/${id}/moderate`, { action, reason: 'Topluluk ilkelerine uymuyor' }));
    };
    await moderate('hide');
    expect([await found('manolya'), await found('manolya', can), await found('manolya', ada)]).toEqual([[], [], [id]]);
    await town.renewModerator();
    expect((await search('manolya', town.moderator)).data).toMatchObject([{ id, hidden: true }]);
    await moderate('restore');
    expect(await found('manolya')).toEqual([id]);
  });

  it('of somebody else are found by whose they are', async () => {
    const id = await create({ title: 'El değiştiren papatya' });
    await fellows.join(ada, id, can, 'manager');
    fellows.done(await ada.post(`${PROJECTS}/${id}/handover`, { userId: can.id }));
    fellows.done(await can.post(`${PROJECTS}/${id}/handover/respond`, { action: 'accept' }));
    expect([await found(`papatya yazar:${await usernameOf(ada)}`), await found(`papatya yazar:${await usernameOf(can)}`)]).toEqual([[], [id]]);
  });

  it('are looked for with words that can be looked for', async () => {
    expect((await guest().get('/api/search/projects?q=a')).status).toBe(422);
    expect((await guest().get('/api/search/projects?q=-karanfil')).status).toBe(422);
    expect((await guest().get('/api/search/projects?q=karanfil&sort=oldest')).status).toBe(400);
  });
});
