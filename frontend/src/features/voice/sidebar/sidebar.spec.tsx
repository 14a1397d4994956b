/** @jest-environment jsdom */
import type { VoiceRoom } from '@contracts/voice';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { drawn } from '../../../../testing/asMember';
import { type Answer, done, refused } from '../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../testing/inReact';
import { store } from '../../../client/store';
import { Columns, SideSlot } from '../../../design/Columns';
import { useCanRelay } from '../api/installation';
import { dropVoiceWish, useVoiceWish, type VoiceWish } from '../entering';
import { prefer } from '../session/voicePreferences';
import { NOT_IN_A_ROOM, type VoiceState } from '../session/voiceState';
import { inRoom, voiceRoom } from '../voice.fixture';
import { VoiceSettingsPanel } from './VoiceSettingsPanel';

const mockVoice = store<VoiceState>(NOT_IN_A_ROOM);
jest.mock('../session/voice', () => ({ useVoice: <Part,>(part: (state: VoiceState) => Part) => mockVoice.use(part) }));

let wish: VoiceWish | null = null;
const Wish = () => {
  wish = useVoiceWish();
  return null;
};

afterEach(async () => {
  await leaveAll();
  dropVoiceWish();
  mockVoice.change(() => NOT_IN_A_ROOM);
});

const listed = (rooms: readonly VoiceRoom[]): Answer => ({
  status: 200,
  body: { success: true, data: rooms, total: rooms.length, limit: 100, offset: 0, hasMore: false },
});
const ROOMS = ['Kahve Molası', 'TypeScript Çalışma', 'Algoritma Masası', 'Mülakat Hazırlığı', 'Gece Kodlaması'].map((name, at) =>
  voiceRoom({ id: `r${at + 1}`, name, participantCount: at === 2 ? 8 : at }),
);

async function beside(answer: Answer, state: VoiceState = NOT_IN_A_ROOM) {
  mockVoice.change(() => state);
  const { VoiceRoomsPanel } = await import('./VoiceRoomsPanel');
  const page = await drawn(
    <>
      <VoiceRoomsPanel />
      <Wish />
    </>,
    () => answer,
  );
  return { ...page, names: () => [...page.place.querySelectorAll('h3')].map(({ textContent }) => textContent) };
}

describe('The rooms beside a page', () => {
  it('are the first three, with how busy they are, and the way to all', async () => {
    const { place, names } = await beside(listed(ROOMS));
    await until(() => names().length === 3);
    expect([place.querySelector('h2')?.textContent, names()]).toEqual(['Sohbet Odaları', ['Kahve Molası', 'TypeScript Çalışma', 'Algoritma Masası']]);
    for (const words of ['Kimse yok', '1 kişi aktif', '8 kişi aktif', 'Dolu']) expect(place.textContent).toContain(words);
    expect([...place.querySelectorAll('a')].at(-1)?.getAttribute('href')).toBe('/voice-rooms');
    expect([...place.querySelectorAll('a')].at(-1)?.textContent).toBe('Tüm Odaları Gör');
  });
  it('are the others for whoever is in one, who can leave it', async () => {
    const { place, names, press } = await beside(listed(ROOMS), inRoom());
    await until(() => names().length === 4);
    expect([place.querySelector('h2')?.textContent, names()[0]]).toEqual(['Diğer Odalar', 'Kahve Molası']);
    expect(place.textContent).toContain('Odadasınız · 5/8');
    expect(place.querySelectorAll('[data-speaking]')).toHaveLength(1);
    await press('Ayrıl');
    expect(wish).toEqual({ kind: 'leave' });
  });
  it('stand below what a page has in its column, but for the room in which one is', async () => {
    mockVoice.change(() => inRoom());
    const { VoiceRoomsPanel } = await import('./VoiceRoomsPanel');
    const { place } = await drawn(
      <SideSlot value={<VoiceRoomsPanel />}>
        <Columns side={<h3>Kategoriler</h3>}>{null}</Columns>
      </SideSlot>,
      () => listed(ROOMS),
    );
    const names = () => [...place.querySelectorAll('h3')].map(({ textContent }) => textContent);
    await until(() => names().length === 5);
    expect(names().slice(0, 3)).toEqual(['Kahve Molası', 'Kategoriler', 'TypeScript Çalışma']);
  });
  it('can be joined', async () => {
    const { place, names } = await beside(listed(ROOMS));
    await until(() => names().length === 3);
    await act(async () => place.querySelector<HTMLElement>('li button')?.click());
    expect(wish).toEqual({ kind: 'join', room: ROOMS[0] });
    expect(place.querySelector('li button')?.textContent).toBe('Katılıyor...');
  });
  it.each([
    ['in none', NOT_IN_A_ROOM, 'Henüz aktif oda bulunmuyor'],
    ['in the only one', inRoom(), 'Katılabileceğin başka oda yok'],
  ])('are none for whoever is %s', async (_where, state, words) => {
    const { shows } = await beside(listed(ROOMS.slice(0, state.room ? 1 : 0)), state);
    await shows(words);
  });
  it('can be asked for again when that failed', async () => {
    const { shows, has } = await beside(refused(400, 'VALIDATION'));
    await shows('Odalar yüklenirken hata oluştu');
    expect(has('Tekrar Dene')).toBe(true);
  });
});

describe('The sound of this device', () => {
  it('is told by name, and tried from there', async () => {
    prefer({ inputLabel: 'Dahili Mikrofon', outputLabel: null, testedAt: null });
    const { place, press } = await drawn(
      <>
        <VoiceSettingsPanel />
        <Wish />
      </>,
      () => refused(404, 'NOT_FOUND'),
    );
    for (const words of ['Dahili Mikrofon', 'Henüz denenmedi', 'Sistemin hoparlörü']) expect(place.textContent).toContain(words);
    await press('Sesi dene');
    expect(wish).toEqual({ kind: 'test' });
  });
  it.each([true, false])('says that the address is hidden where there is a relay: %s', async (canRelay) => {
    prefer({ hidesAddress: true });
    const Known = () => <output>{String(useCanRelay())}</output>;
    const { place, shows } = await drawn(
      <>
        <VoiceSettingsPanel />
        <Known />
      </>,
      () => done({ websocket: { endpoint: '/voice', iceServers: [], canRelay } }),
    );
    await shows(String(canRelay));
    expect(place.textContent?.includes('IP adresiniz gizleniyor')).toBe(canRelay);
    await act(async () => prefer({ hidesAddress: false }));
  });
});
