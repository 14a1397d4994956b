/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { SearchPage } from '../pages/SearchPage';

afterEach(leaveAll);

const room = {
  ...{ id: 'r1', name: 'Rust Masası', description: 'Ödünç alma denetçisiyle barışanlar', category: 'study' },
  ...{ currentOwnerId: 'm1', participantCount: 3, capacity: 15 },
};

async function searched(words: string, fails: (path: string) => boolean = () => false) {
  const server = fakeServer(({ path }) => {
    if (!path.startsWith('/api/voice-rooms/search') || fails(path)) return refused(500, 'INTERNAL_ERROR');
    const asked = new URLSearchParams(path.split('?')[1]).get('search') ?? '';
    const data = room.name.includes(asked) ? [room] : [];
    return { status: 200, body: { success: true, data, total: data.length, limit: 100, offset: 0, hasMore: false } };
  });
  const { place } = await draw(onPage(<SearchPage />, `/search?q=${words}&type=room`));
  return { place, server, shows: (text: string) => until(() => place.textContent?.includes(text) === true) };
}

describe('Voice rooms in the search of the site', () => {
  it('stand with who is there, and lead to their place in the list', async () => {
    const { place, server, shows } = await searched('Rust');
    await shows('1 sonuç');
    expect(server.asked.map(({ path }) => path)).toContain('/api/voice-rooms/search?search=Rust&limit=100');
    const found = place.querySelector('article');
    for (const words of ['Rust Masası', 'Ödünç alma denetçisiyle barışanlar', 'Çalışma · 3 kişi aktif · 3/15']) expect(found?.textContent).toContain(words);
    expect(found?.querySelector('a')?.getAttribute('href')).toBe('/voice-rooms?search=Rust+Masas%C4%B1');
  });

  it.each(['C', 'C%23', '%3F', '7%20g%C3%BCn'])('are not asked for by %s, which would find all', async (words) => {
    const { server, shows } = await searched(words);
    await shows('Odalar ilk kelimeye göre aranır; en az iki harf yazın.');
    expect(server.asked.filter(({ path }) => path.startsWith('/api/voice-rooms'))).toEqual([]);
  });

  it('are asked for by as much as the list of rooms takes', async () => {
    const { server, shows } = await searched('Rust'.repeat(20));
    await shows('Sonuç bulunamadı');
    expect(server.asked.map(({ path }) => path)).toContain(`/api/voice-rooms/search?search=${'Rust'.repeat(20).slice(0, 50)}&limit=100`);
  });

  it('have one order, so none is offered', async () => {
    const { place, shows } = await searched('Rust');
    await shows('1 sonuç');
    expect([...place.querySelectorAll('nav')].map((each) => each.getAttribute('aria-label'))).toEqual(['Aranacak yer']);
  });

  it('that were not found lead on to the forum, and a failure can be tried again', async () => {
    const none = await searched('Haskell');
    await none.shows('Sonuç bulunamadı');
    expect([...none.place.querySelectorAll('a')].find(({ textContent }) => textContent === 'Forumda ara')?.getAttribute('href')).toBe('/search?q=Haskell');
    await leaveAll();
    let isDown = true;
    const { place, shows } = await searched('Rust', () => isDown);
    await until(() => [...place.querySelectorAll('button')].some(({ textContent }) => textContent === 'Tekrar Dene'));
    isDown = false;
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Tekrar Dene')?.click();
    await shows('1 sonuç');
  });
});
