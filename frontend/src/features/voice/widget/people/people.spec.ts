import { describe, expect, it } from '@jest/globals';
import type { VoicePerson } from '../../session/voiceState';
import { inRoom, voiceParticipant, voicePerson } from '../../voice.fixture';
import { gridOf, inOrder } from './grid';
import { isHeardSpeaking, personWords } from './personWords';

const people = (count: number) => Array.from({ length: count }, (_, index) => voicePerson(voiceParticipant(`m${index}`, `Üye ${index}`)));
const ids = (all: readonly VoicePerson[]) => all.map(({ participant }) => participant.userId).join(' ');

describe('The grid of a room', () => {
  it('begins with the owner, moderators and oneself', () => {
    expect(ids(inOrder([...inRoom().people].reverse()))).toBe('m1 m2 m9 m5 m4');
  });

  it.each([
    // people, capacity, whole: shown, hidden, free, columns
    [1, 15, false, 1, 0, 5, 3],
    [1, 2, false, 1, 0, 1, 3],
    [6, 15, false, 6, 0, 0, 3],
    [8, 8, false, 6, 2, 0, 3],
    [8, 8, true, 8, 2, 0, 3],
    [9, 15, true, 9, 3, 0, 3],
    [10, 15, true, 10, 4, 0, 4],
  ] as const)('of %d in a room for %d (all shown: %s)', (count, capacity, isWhole, shown, hidden, free, columns) => {
    const grid = gridOf(people(count), capacity, isWhole, () => 0);
    expect([grid.shown.length, grid.hidden, grid.free, grid.columns]).toEqual([shown, hidden, free, columns]);
  });
});

describe('A room of which not all are shown', () => {
  const eight = (speaking: readonly string[]) => people(8).map((each) => ({ ...each, isSpeaking: speaking.includes(each.participant.userId) }));
  const shown = (speaking: readonly string[], spoke: readonly string[] = []) => ids(gridOf(eight(speaking), 8, false, (id) => spoke.indexOf(id) + 1).shown);

  it('shows those who speak before others, each in their place', () => expect(shown(['m6', 'm7'])).toBe('m0 m1 m2 m3 m6 m7'));

  it('goes on with whoever has spoken last', () => expect([shown([], ['m7']), shown(['m6'], ['m7'])]).toEqual(['m0 m1 m2 m3 m4 m7', 'm0 m1 m2 m3 m6 m7']));
});

describe('What is said of somebody', () => {
  const said = (change: Partial<VoicePerson>) => personWords(voicePerson(voiceParticipant('m1', 'Ozan'), change)).text;

  it.each<[string, Partial<VoicePerson>]>([
    ['Sessiz', {}],
    ['Konuşuyor', { isSpeaking: true }],
    ['Mikrofon kapalı', { isMuted: true, isSpeaking: true }],
    ['Susturuldu', { isSilenced: true, isSpeaking: true }],
    ['Sesini kapattınız', { isLocallyMuted: true, isSpeaking: true }],
    ['Bağlantı zayıf', { quality: 1 }],
    ['Konuşuyor', { quality: 1, isSpeaking: true }],
    ['Bağlanıyor', { link: 'connecting' }],
    ['Yeniden bağlanıyor', { link: 'reconnecting', isSpeaking: true }],
    ['Bağlantı yok', { link: 'failed' }],
    ['Birbirinizi duymuyorsunuz', { link: 'blocked' }],
    ['Sesi bağlı değil', { link: 'absent' }],
    ['Odada', { link: 'elsewhere', isUnknown: true }],
    ['Odada', { link: 'self', isUnknown: true, isMuted: true }],
  ])('%s', (text, change) => expect(said(change)).toBe(text));

  it('the ring is never around somebody who is muted or not heard', () => {
    const ring = (change: Partial<VoicePerson>) => isHeardSpeaking(voicePerson(voiceParticipant('m1', 'Ozan'), { isSpeaking: true, ...change }));
    expect([{}, { isMuted: true }, { isSilenced: true }, { link: 'reconnecting' as const }, { link: 'self' as const }].map(ring)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});
