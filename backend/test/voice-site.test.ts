import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { readPage } from './reading.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town, usernameOf } from './town.js';
import { join, leave, opened } from './voice-calls.js';

const PUBLIC_URL = 'https://meydan.test';
let town: Town;
beforeAll(async () => {
  town = await Town.open({ PUBLIC_URL, TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => town.app.stop());

const read = (path: string) => readPage(town.app.guest, path);
const mapped = async () => (await town.app.guest.raw('GET', '/sitemaps/voice-1.xml')).text;

describe('Voice rooms without running the app', () => {
  inBothHomes.it('are told with how many are in them, and with nobody’s name', async () => {
    const [ada, can] = await town.pair();
    const { id } = await opened(ada, { name: 'Gece <Kodlaması>', description: 'Kamera yok, sohbet az.', category: 'study', maxParticipants: 5 });
    await join(can, id);
    const page = await read('/voice-rooms');
    expect([page.status, page.title, page.head('canonical'), page.head('robots')]).toEqual([
      ...[200, 'Sohbet Odaları · Meydan', `${PUBLIC_URL}/voice-rooms`, undefined],
    ]);
    for (const words of ['Gece &lt;Kodlaması&gt;', 'Kamera yok, sohbet az.', 'Çalışma · 2 kişi aktif · 2/5']) expect(page.content).toContain(words);
    for (const who of [ada, can]) expect([page.text.includes(await usernameOf(who)), page.text.includes(who.id)]).toEqual([false, false]);
    expect(page.structured.find((each) => each['@type'] === 'BreadcrumbList')).toMatchObject({ itemListElement: [{}, { item: `${PUBLIC_URL}/voice-rooms` }] });
    const study = await read('/voice-rooms?category=study');
    expect([study.title, study.head('canonical')]).toEqual(['Çalışma · Sohbet Odaları · Meydan', `${PUBLIC_URL}/voice-rooms?category=study`]);
    expect([study.content.includes('Gece'), (await read('/voice-rooms?category=general')).content.includes('Gece')]).toEqual([true, false]);
    for (const none of ['/voice-rooms?category=yok', '/voice-rooms?page=2', `/voice-rooms/${id}`]) expect((await read(none)).status).toBe(404);
    expect(await mapped()).toContain(`<loc>${PUBLIC_URL}/voice-rooms</loc>`);
    for (const who of [can, ada]) await leave(who, id);
  });

  it('stand in no map of the site while there is none, and their page stays', async () => {
    expect((await town.app.guest.raw('GET', '/sitemaps/voice-1.xml')).status).toBe(404);
    expect((await read('/voice-rooms')).status).toBe(200);
  });
});
