/** @jest-environment jsdom */
import { type VoiceRoom, voiceActivity } from '@contracts/voice';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, useState } from 'react';
import { OWN } from '../../../../testing/asMember';
import { done, fakeServer, NOTHING, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { dropVoiceWish, setJoining, useVoiceWish, type VoiceWish } from '../entering';
import { voiceParticipant, voiceRoom } from '../voice.fixture';
import { JoinButton } from './JoinButton';
import { grouped, roomFilterIn } from './roomFilter';
import { VoiceRoomsPage } from './VoiceRoomsPage';

afterEach(async () => {
  await act(async () => {
    dropVoiceWish();
    setJoining(null);
  });
  await leaveAll();
});

const people = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map((id) => voiceParticipant(id, `Üye ${id}`));
const ROOMS = [
  voiceRoom({ id: 'r1', name: 'Kahve Molası', participantCount: 7, participants: people }),
  voiceRoom({ id: 'r2', name: 'Algoritma Masası', category: 'study', participantCount: 8 }),
  voiceRoom({ id: 'r3', name: 'Mülakat Hazırlığı', category: 'interview', participantCount: 0, isTemporary: false }),
];

interface Town {
  at?: string;
  rooms?: readonly VoiceRoom[];
  total?: number;
  isMember?: boolean;
  fails?: 'list' | 'search' | 'category' | 'line';
}

async function page({ at = '/voice-rooms', rooms = ROOMS, total, isMember = true, fails }: Town = {}) {
  const server = fakeServer(({ path }) => {
    if (path.startsWith('/api/auth/session')) return done({ user: isMember ? { ...OWN, role: 'user' } : null });
    if (fails === 'line') return NOTHING;
    if (fails === 'list' || (fails && path.includes(`/${fails}`))) return refused(400, 'VALIDATION');
    const query = new URLSearchParams(path.split('?')[1]);
    const found = rooms.filter(({ name, category }) => name.includes(query.get('search') ?? '') && (!path.includes('/category/') || path.includes(category)));
    const all = total ?? found.length;
    return { status: 200, body: { success: true, data: found, total: all, limit: 100, offset: 0, hasMore: found.length < all } };
  });
  const asked: (VoiceWish | null)[] = [];
  const Wish = () => {
    asked.push(useVoiceWish());
    return null;
  };
  const { place } = await draw(
    onPage(
      <>
        <VoiceRoomsPage />
        <Wish />
      </>,
      at,
    ),
  );
  const card = (name: string) => [...place.querySelectorAll('li')].find((each) => each.querySelector('h3')?.textContent === name);
  const shows = (words: string) => until(() => place.textContent?.includes(words) === true);
  return { place, server, card, shows, wish: () => asked.at(-1) };
}

describe('The rooms that are open', () => {
  it('stand by category, with who is there and the way in', async () => {
    const { place, card, shows } = await page();
    await shows('3 oda · 15 kişi içeride');
    expect([...place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Genel 1 oda', 'Çalışma 1 oda', 'Mülakat 1 oda']);
    await until(() => card('Kahve Molası')?.querySelector('button') !== null);
    const told = card('Kahve Molası')?.textContent ?? '';
    for (const words of ['7 kişi aktif', 'Geçici oda', '7/8', '+1', 'Gündem, iş, havadan sudan.', 'Katıl']) expect(told).toContain(words);
    expect(card('Algoritma Masası')?.textContent).toContain('Dolu');
    const waiting = [...(card('Algoritma Masası')?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Haber ver');
    expect(document.getElementById(waiting?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('odada yer açılınca size haber verilir');
    expect(card('Mülakat Hazırlığı')?.textContent).toContain('Kimse yok');
    expect(card('Mülakat Hazırlığı')?.textContent).not.toContain('Geçici oda');
  });
  it('are counted in the tabs, which keep what else narrows them', async () => {
    const { place, shows } = await page({ at: '/voice-rooms?free=1' });
    await shows('Tümü 3');
    const tabs = [...place.querySelectorAll('nav a')].map((tab) => [tab.textContent, tab.getAttribute('href')]);
    expect(tabs).toEqual([
      ['Tümü 3', '/voice-rooms?free=1'],
      ['Genel 1', '/voice-rooms?category=general&free=1'],
      ['Çalışma 1', '/voice-rooms?category=study&free=1'],
      ['Mülakat 1', '/voice-rooms?category=interview&free=1'],
      ['Proje 0', '/voice-rooms?category=project&free=1'],
    ]);
    expect(place.textContent).not.toContain('Algoritma Masası');
  });
  it('are asked for by category where there are more than one answer holds', async () => {
    const { server, shows, place } = await page({ at: '/voice-rooms?category=study', total: 140 });
    await shows('Algoritma Masası');
    await until(() => server.asked.some(({ path }) => path.startsWith('/api/voice-rooms/category/study')));
    expect(place.textContent).not.toContain('Kahve Molası');
    await shows('140 oda');
    expect([place.textContent?.includes('içeride'), place.querySelector('nav a')?.textContent]).toEqual([false, 'Tümü ']);
  });
  it('are looked for by words', async () => {
    const { place, shows, server } = await page({ at: '/voice-rooms?search=Masa' });
    await shows('1 oda bulundu · 8 kişi içeride');
    expect(place.querySelectorAll('li h3')).toHaveLength(1);
    expect(server.asked.map(({ path }) => path)).toContain('/api/voice-rooms/search?search=Masa&limit=100');
  });
});

it('Nothing is counted where nothing was found', async () => {
  const { place, shows } = await page({ rooms: [], at: '/voice-rooms?search=yok' });
  await shows('Sonuç bulunamadı.');
  expect([...place.querySelectorAll('nav a')].map(({ textContent }) => textContent?.trim())).toEqual(['Tümü', 'Genel', 'Çalışma', 'Mülakat', 'Proje']);
  expect(place.textContent).not.toContain('0 oda');
});

describe('The way into a room', () => {
  it('is open for members, and says so while they are on it', async () => {
    const { card, wish } = await page();
    await until(() => card('Kahve Molası')?.querySelector('button') != null);
    await act(async () => card('Kahve Molası')?.querySelector('button')?.click());
    expect(wish()).toEqual({ kind: 'join', room: ROOMS[0] });
    expect(card('Kahve Molası')?.querySelector('button')?.textContent).toBe('Katılıyor...');
  });
  it('leads guests to sign in and back, and tells them nobody', async () => {
    const rooms = ROOMS.map((room) => ({ ...room, participants: [] }));
    const { card, place, shows } = await page({ isMember: false, rooms, at: '/voice-rooms?category=general' });
    await shows('7 kişi aktif');
    await until(() => card('Kahve Molası')?.querySelector('a') != null);
    const login = '/auth/login?reason=auth_required&redirect=%2Fvoice-rooms%3Fcategory%3Dgeneral';
    expect(card('Kahve Molası')?.querySelector('a')?.getAttribute('href')).toBe(login);
    expect(place.textContent).not.toContain('Üye m1');
    const signIn = [...place.querySelectorAll('a')].find(({ textContent }) => textContent === 'Giriş Yap');
    expect(signIn?.getAttribute('href')).toBe('/auth/login?redirect=%2Fvoice-rooms%3Fcategory%3Dgeneral');
  });
  it('to a new one is asked for by members', async () => {
    const { place, wish } = await page();
    const create = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Oda Oluştur');
    await until(() => create() !== undefined);
    await act(async () => create()?.click());
    expect(wish()).toEqual({ kind: 'create' });
  });
});

describe('Where no room is shown', () => {
  it.each([
    ['there is none', {}, 'Henüz aktif oda bulunmuyor'],
    [
      'a category has none',
      { rooms: ROOMS.filter(({ category }) => category !== 'project'), at: '/voice-rooms?category=project' },
      'Proje kategorisinde henüz oda yok',
    ],
    ['none is found', { at: '/voice-rooms?search=yok' }, 'Sonuç bulunamadı.'],
    ['none has a place left', { at: '/voice-rooms?free=1' }, 'Sonuç bulunamadı.'],
    ['the list fails', { fails: 'list' }, 'Odalar yüklenirken hata oluştu'],
    ['the search fails', { fails: 'search', at: '/voice-rooms?search=a' }, 'Arama hatası'],
    [
      'a category fails of more than one answer holds',
      { rooms: ROOMS, total: 140, fails: 'category', at: '/voice-rooms?category=study' },
      'Kategori filtreleme hatası',
    ],
    ['nothing answers', { fails: 'line' }, 'Odalar yüklenirken hata oluştu'],
  ] as const)('it is said why: %s', async (_why, town: Town, words) => {
    const { shows } = await page({ rooms: [], ...town });
    await shows(words);
  });
});

it.each([
  [0, 'Kimse yok'],
  [1, '1 kişi aktif'],
  [12, '12 kişi aktif'],
])('%d in a room are called: %s', (count, words) => expect(voiceActivity(count)).toBe(words));

it('An address narrows by nothing that there is not', () => {
  expect(roomFilterIn(new URLSearchParams('category=nowhere&free=yes&search= '))).toEqual({});
  expect(roomFilterIn(new URLSearchParams('category=study&free=1&search= masa '))).toEqual({ category: 'study', free: true, search: 'masa' });
});

it('The focus stays on the way into a room that is entered, and goes to the head of the page when there is none any more', async () => {
  fakeServer(() => done({ user: { ...OWN, role: 'user' } }));
  const [room] = ROOMS as [VoiceRoom];
  let change: (room: VoiceRoom) => void = () => {};
  const Page = () => {
    const [shown, setShown] = useState(room);
    change = setShown;
    return (
      <main>
        <h1>Sesli Odalar</h1>
        <JoinButton room={shown} />
      </main>
    );
  };
  const { place } = await draw(onPage(<Page />));
  await until(() => place.querySelector('button') !== null);
  await act(async () => place.querySelector('button')?.focus());
  await act(async () => setJoining(room.id));
  expect([document.activeElement?.textContent, document.activeElement?.matches(':disabled')]).toEqual(['Katılıyor...', false]);
  await act(async () => setJoining(null));
  await act(async () => change({ ...room, participantCount: room.capacity }));
  await until(() => document.activeElement?.textContent === 'Sesli Odalar');
});

it('Full rooms are left out where places are looked for', () => {
  expect(grouped(ROOMS, { free: true }).flatMap(({ rooms }) => rooms.map(({ id }) => id))).toEqual(['r1', 'r3']);
});
