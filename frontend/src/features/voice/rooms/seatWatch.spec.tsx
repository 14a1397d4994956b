/** @jest-environment jsdom */
import type { VoiceRoom } from '@contracts/voice';
import type { VoiceRoomRow } from '@contracts/voice-messages';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { OWN } from '../../../../testing/asMember';
import { done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { rememberMember } from '../../../client/knownMember';
import { useVoiceWish, type VoiceWish } from '../entering';
import { voiceRoom } from '../voice.fixture';

interface Told {
  text: string;
  action?: { label: string; run(): void };
}
interface Follower {
  onChange(change: { row: VoiceRoomRow }): void;
  onMissed(): void;
}
const mockFollowers = new Set<Follower>();
const mockTold: Told[] = [];
jest.mock('../../../client/socket', () => ({
  followChannel: (_channel: string, follower: Follower) => {
    mockFollowers.add(follower);
    return () => mockFollowers.delete(follower);
  },
}));
jest.mock('../../../design/toast', () => ({ toast: (told: Told) => mockTold.push(told) }));

const FULL = voiceRoom({ id: 'r1', name: 'Algoritma Masası', participantCount: 8 });
const OTHER = voiceRoom({ id: 'r2', name: 'Kahve Molası', participantCount: 8 });
let wish: VoiceWish | null = null;

const Wish = () => {
  wish = useVoiceWish();
  return null;
};

beforeEach(() => rememberMember({ ...OWN, display_name: 'Elif Işık', first_name: null, last_name: null, avatar: null, role: 'user' }));
afterEach(async () => {
  await act(async () => rememberMember(null));
  mockTold.length = 0;
  await leaveAll();
});

async function rooms() {
  // Only what is loaded now meets the stand-ins.
  const { WaitForSeat } = await import('./WaitForSeat');
  const { place } = await draw(
    <>
      <WaitForSeat room={FULL} />
      <WaitForSeat room={OTHER} />
      <Wish />
    </>,
  );
  const buttons = () => [...place.querySelectorAll('button')];
  return { press: (index: number) => act(async () => buttons()[index]?.click()), shows: () => buttons().map(({ textContent }) => textContent) };
}

const happens = (roomId: string, room: VoiceRoom | null) =>
  act(async () => {
    for (const follower of [...mockFollowers]) follower.onChange({ row: { roomId, room } });
  });

describe('Whoever waits for a place in a full room', () => {
  it('is told once when somebody leaves, and led in by that', async () => {
    const { press, shows } = await rooms();
    await press(0);
    expect([shows(), mockFollowers.size]).toEqual([['Haber verilecek', 'Haber ver'], 1]);
    await happens('r1', FULL);
    await happens('r2', { ...OTHER, participantCount: 7 });
    expect(mockTold).toEqual([]);
    const now = { ...FULL, participantCount: 7 };
    await happens('r1', now);
    await happens('r1', now);
    expect(mockTold.map(({ text, action }) => [text, action?.label])).toEqual([['“Algoritma Masası” odasında yer açıldı.', 'Katıl']]);
    expect([shows(), mockFollowers.size]).toEqual([['Haber ver', 'Haber ver'], 0]);
    await act(async () => mockTold[0]?.action?.run());
    expect(wish).toEqual({ kind: 'join', room: now });
  });

  it('is told when the room was closed', async () => {
    const { press } = await rooms();
    await press(0);
    await happens('r1', null);
    expect(mockTold.map(({ text }) => text)).toEqual(['Beklediğiniz “Algoritma Masası” odası kapandı.']);
  });

  it('may think better of it', async () => {
    const { press, shows } = await rooms();
    await press(0);
    await press(1);
    await press(0);
    await happens('r1', { ...FULL, participantCount: 7 });
    expect([mockTold, shows(), mockFollowers.size]).toEqual([[], ['Haber ver', 'Haber verilecek'], 1]);
  });

  it('is told what happened while the line was broken', async () => {
    fakeServer(({ path }) => (path.endsWith('/r1') ? done({ ...FULL, participantCount: 7 }) : refused(404, 'NOT_FOUND')));
    const { press } = await rooms();
    await press(0);
    await press(1);
    await act(async () => {
      for (const follower of [...mockFollowers]) follower.onMissed();
    });
    await until(() => mockTold.length === 2);
    expect(mockTold.map(({ text }) => text).sort()).toEqual(['Beklediğiniz “Kahve Molası” odası kapandı.', '“Algoritma Masası” odasında yer açıldı.']);
  });

  it('waits no more once they have signed out', async () => {
    const { press, shows } = await rooms();
    await press(0);
    await act(async () => rememberMember(null));
    expect([shows()[0], mockFollowers.size]).toEqual(['Haber ver', 0]);
  });
});
