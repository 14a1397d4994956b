/** @jest-environment jsdom */
import type { VoiceRole } from '@contracts/voice';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { draw, leaveAll } from '../../../../../testing/inReact';
import { store } from '../../../../client/store';
import type { VoicePerson, VoiceState } from '../../session/voiceState';
import { inRoom, voiceParticipant, voicePerson, voiceRoom } from '../../voice.fixture';
import { changesOf, changesText } from './changes';

const mockVoice = store<VoiceState>(inRoom());
jest.mock('../../session/voice', () => ({ useVoice: <Part,>(part: (state: VoiceState) => Part) => mockVoice.use(part) }));

const mockToasts: string[] = [];
jest.mock('../../../../design/toast', () => ({ toast: ({ text }: { text: string }) => mockToasts.push(text) }));

const [ozan, irem, elif, ugur] = ['Ozan', 'İrem', 'Elif', 'Uğur'].map((name) => voicePerson(voiceParticipant(name, name))) as [
  VoicePerson,
  VoicePerson,
  VoicePerson,
  VoicePerson,
];
const muted = (person: VoicePerson): VoicePerson => ({ ...person, isMuted: true });
const silenced = (person: VoicePerson): VoicePerson => ({ ...person, isMuted: true, isSilenced: true });
const text = (before: VoicePerson[], now: VoicePerson[]) => changesText(changesOf(before, now));

describe('What is new in a room', () => {
  it.each([
    ['Ozan katıldı.', [elif], [elif, ozan]],
    ['Ozan ve İrem katıldı.', [elif], [elif, ozan, irem]],
    ['3 kişi katıldı.', [elif], [elif, ozan, irem, ugur]],
    ['Ozan ayrıldı. İrem mikrofonunu kapattı.', [ozan, irem], [muted(irem)]],
    ['Ozan susturuldu.', [ozan], [silenced(ozan)]],
    ['Ozan susturuldu.', [muted(ozan)], [silenced(ozan)]],
    ['', [silenced(ozan)], [muted(ozan)]],
    ['', [{ ...ozan, link: 'absent' as const }], [silenced(ozan)]],
    ['', [ozan], [ozan]],
    ['', [muted(ozan)], [ozan]],
    ['', [{ ...ozan, link: 'connecting' as const }], [muted(ozan)]],
    ['', [{ ...ozan, link: 'self' as const }], [{ ...muted(ozan), link: 'self' as const }]],
  ])('is told as “%s”', (words, before, now) => expect(text(before, now)).toBe(words));
});

async function listening() {
  const [{ Told }, { TOLD_EVERY }] = await Promise.all([import('./Told'), import('./useTold')]);
  const { place } = await draw(<Told />);
  return { told: () => place.querySelector('[role="status"]')?.textContent, TOLD_EVERY };
}

describe('A screen reader', () => {
  const people = (...now: VoicePerson[]) => act(async () => mockVoice.change((before) => ({ ...before, people: now })));
  const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    jest.useFakeTimers();
    mockVoice.change(() => inRoom({ people: [elif] }));
  });
  afterEach(async () => {
    await leaveAll();
    jest.useRealTimers();
  });

  it('is told at once, and what follows together after a while', async () => {
    const { told, TOLD_EVERY } = await listening();
    await people(elif, ozan);
    await wait(500);
    expect(told()).toBe('Ozan katıldı.');
    await people(elif, ozan, irem);
    await people(elif, irem);
    await wait(TOLD_EVERY - 1);
    expect(told()).toBe('Ozan katıldı.');
    await wait(1);
    expect(told()).toBe('İrem katıldı. Ozan ayrıldı.');
  });

  it('is told nothing of an exchange of rooms, nor anything more of the former one', async () => {
    const { told, TOLD_EVERY } = await listening();
    await people(elif, ozan);
    await wait(500);
    expect(told()).toBe('Ozan katıldı.');
    await people(elif);
    await act(async () => mockVoice.change((before) => ({ ...before, phase: 'joining', room: voiceRoom({ id: 'r2' }), people: [] })));
    expect(told()).toBe('');
    await act(async () => mockVoice.change((before) => ({ ...before, phase: 'connected', people: [elif, irem] })));
    await wait(TOLD_EVERY);
    expect(told()).toBe('');
    await people(elif, irem, ugur);
    await wait(500);
    expect(told()).toBe('Uğur katıldı.');
  });

  it('is told nothing of what was undone meanwhile', async () => {
    const { told, TOLD_EVERY } = await listening();
    await people(elif, ozan);
    await people(elif);
    await wait(TOLD_EVERY);
    expect(told()).toBe('');
  });
});

describe('A member', () => {
  afterEach(leaveAll);
  const as = (role: VoiceRole | null, roomId = 'r1') =>
    act(async () =>
      mockVoice.change(() =>
        inRoom({
          room: voiceRoom({ id: roomId }),
          people: role === null ? [] : [voicePerson(voiceParticipant('m9', 'Elif', { role }), { link: 'self' }), ozan],
        }),
      ),
    );

  it('is told what they become in the room, and not what they are in another', async () => {
    await as('member');
    await listening();
    for (const role of ['member', 'moderator', 'member', 'owner', 'member', 'moderator', 'owner'] as const) await as(role);
    expect(mockToasts.splice(0)).toEqual([
      'Bu odanın moderatörü oldunuz.',
      'Artık bu odanın moderatörü değilsiniz.',
      'Bu odanın sahibi oldunuz.',
      'Artık bu odanın sahibi değilsiniz.',
      'Bu odanın moderatörü oldunuz.',
      'Bu odanın sahibi oldunuz.',
    ]);
    await as(null, 'r2');
    await as('member', 'r2');
    expect(mockToasts).toEqual([]);
  });
});
