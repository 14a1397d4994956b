/** @jest-environment jsdom */
import '../../../../testing/browserSizes';
import { TEXT } from '@contracts/envelope';
import type { VoiceRoom } from '@contracts/voice';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { drawn, OWN } from '../../../../testing/asMember';
import { done, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { ApiError, noAnswer } from '../../../client/apiError';
import { store } from '../../../client/store';
import { fakeDevices, fakeSound } from '../devices/devices.fixture';
import { askForVoice, dropVoiceWish, endLeadingTo, useIsLedTo, type VoiceWish } from '../entering';
import { prefer, voicePreferences } from '../session/voicePreferences';
import { NOT_IN_A_ROOM, type VoiceState } from '../session/voiceState';
import { inRoom, voiceRoom } from '../voice.fixture';
import { lineWords } from './AnswerTime';
import { canBePushed } from './pushKey';
import { problemsOf, sizesIn, usualSize } from './roomForm';

const mockVoice = store<VoiceState>(NOT_IN_A_ROOM);
const mockDone: string[] = [];
const mockTold: string[] = [];
let mockRefusal: unknown = null;
jest.mock('../session/voice', () => ({
  useVoice: <Part,>(part: (state: VoiceState) => Part) => mockVoice.use(part),
  enterRoom: async ({ name }: VoiceRoom) => {
    mockDone.push(`enters ${name}`);
    if (mockRefusal) throw mockRefusal;
    return true;
  },
  leaveRoom: async () => {
    mockDone.push('leaves');
    if (mockRefusal) throw mockRefusal;
    mockVoice.change(() => NOT_IN_A_ROOM);
  },
  leavingFor: async <Done,>(work: () => Promise<Done>) => {
    if (mockRefusal) throw mockRefusal;
    return work();
  },
}));
jest.mock('../../../design/toast', () => ({ toast: ({ text }: { text: string }) => mockTold.push(text) }));

const ROOM = voiceRoom({ id: 'r7', name: 'Gece Kodlaması', participantCount: 3 });
const TESTED = '2026-11-29T08:00:00.000Z';
// Nothing is laid out, so nothing is scrolled.
Element.prototype.scrollIntoView = () => undefined;
let media: ReturnType<typeof fakeDevices>;
let sound: ReturnType<typeof fakeSound>;

beforeEach(() => {
  media = fakeDevices();
  media.plug('Dahili Mikrofon');
  sound = fakeSound(0.1);
  mockDone.length = 0;
  mockTold.length = 0;
  mockRefusal = null;
  prefer({ testedAt: null, mode: 'open', pushKey: 'Space', inputId: null, inputLabel: null, startsMuted: false, echoCancellation: true });
});
afterEach(async () => {
  await leaveAll();
  dropVoiceWish();
  endLeadingTo(ROOM.id);
  mockVoice.change(() => NOT_IN_A_ROOM);
  media.remove();
  sound.remove();
});

async function wishing(wish: VoiceWish, answer: Parameters<typeof drawn>[1] = () => done(null)) {
  const { Entrance } = await import('./Entrance');
  const page = await drawn(<Entrance memberId={OWN.id} />, answer);
  await act(async () => askForVoice(wish));
  return { ...page, title: () => document.querySelector('[role="dialog"] h2')?.textContent };
}
const field = (label: string) => {
  const id = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.htmlFor;
  return document.getElementById(id ?? '') as HTMLInputElement | null;
};
async function type(label: string, value: string) {
  await until(() => field(label) !== null);
  await act(async () => {
    const input = field(label) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const radio = (name: string) => [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.querySelector('input');
const key = (code: string) => act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true })));

describe('The way into a room', () => {
  it('is warned of first, then tried, and only then open', async () => {
    const page = await wishing({ kind: 'join', room: ROOM });
    await page.shows('Bu özellik henüz geliştiriliyor');
    for (const words of ['Ses kalitesi', 'Mikrofon ya da hoparlör', 'IP adresinizi', 'Sunucu kararsız', 'demo ve test']) await page.shows(words);
    await page.press('Yine de devam et');
    await page.shows('Katılmadan önce sesinizi deneyin');
    await page.shows('Gece Kodlaması · 3/8');
    await page.shows('Sesiniz iyi geliyor');
    await page.shows('Odadakiler sizi henüz duymuyor');
    expect([mockDone, voicePreferences().testedAt]).toEqual([[], null]);
    await page.press('Katıl');
    await until(() => mockTold.includes('Odaya katıldın'));
    expect([mockDone, media.track.stopped, voicePreferences().testedAt]).toEqual([['enters Gece Kodlaması'], true, expect.any(String)]);
  });
  it('is not tried again on this device, and always warned of', async () => {
    prefer({ testedAt: TESTED });
    const page = await wishing({ kind: 'join', room: ROOM });
    await page.press('Yine de devam et');
    await until(() => mockDone.length === 1);
    await until(() => page.title() === undefined);
  });
  it('is not taken by whoever does not want to go on', async () => {
    const page = await wishing({ kind: 'join', room: ROOM });
    await page.press('İptal');
    await until(() => page.title() === undefined);
    expect(mockDone).toEqual([]);
  });
  it.each([
    [new ApiError(409, 'ROOM_FULL', 'Bu oda dolu: 5 kişi içeride.'), 'Odaya katılamadı: Bu oda dolu: 5 kişi içeride.'],
    [new ApiError(401, 'AUTH_REQUIRED', 'no'), 'Odaya katılmak için giriş yapman gerekiyor'],
    [new Error('broken'), 'Odaya katılma hatası'],
  ])('says why it is shut', async (refusal, words) => {
    prefer({ testedAt: TESTED });
    mockRefusal = refusal;
    const page = await wishing({ kind: 'join', room: ROOM });
    await page.press('Yine de devam et');
    await until(() => mockTold.includes(words));
  });
  it('is asked for once more by whoever is in another room', async () => {
    prefer({ testedAt: TESTED });
    mockVoice.change(() => inRoom());
    const page = await wishing({ kind: 'join', room: ROOM });
    await page.press('Yine de devam et');
    await page.shows('“Kahve Molası” odasından ayrılırsınız');
    await page.press('Odayı değiştir');
    await until(() => mockDone.includes('enters Gece Kodlaması'));
  });
});

describe('The focus', () => {
  const focused = () => document.activeElement?.textContent;
  const pressEscape = () =>
    act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })));

  it('is back at the button that opened the first of the windows, whichever is closed', async () => {
    prefer({ testedAt: TESTED });
    const { Entrance } = await import('./Entrance');
    const page = await drawn(
      <>
        <button type="button">Açar</button>
        <Entrance memberId={OWN.id} />
      </>,
      () => done(null),
    );
    const opener = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Açar');
    await act(async () => opener?.focus());
    await act(async () => askForVoice({ kind: 'create' }));
    await until(() => focused() === 'Yine de devam et');
    await page.press('Yine de devam et');
    await until(() => document.activeElement === field('Oda adı'));
    await pressEscape();
    await until(() => document.querySelector('[role="dialog"]') === null);
    expect(focused()).toBe('Açar');
  });

  it.each([
    ['goes to the card of a room that is entered', null, true],
    ['does not wait for the card of a room that is shut', new Error('broken'), false],
  ])('%s', async (_what, refusal, isLed) => {
    prefer({ testedAt: TESTED });
    mockRefusal = refusal;
    const page = await wishing({ kind: 'join', room: ROOM });
    const led: boolean[] = [];
    const Probe = () => {
      led.push(useIsLedTo(ROOM.id));
      return null;
    };
    await draw(<Probe />);
    await page.press('Yine de devam et');
    await until(() => mockTold.length === 1);
    expect([led[0], led.at(-1)]).toEqual([false, isLed]);
  });
});

describe('The way out', () => {
  it('is asked first', async () => {
    mockVoice.change(() => inRoom());
    const page = await wishing({ kind: 'leave' });
    await page.shows('“Kahve Molası” odasından ayrılın');
    await page.press('Ayrıl');
    await until(() => mockTold.includes('Odadan ayrıldın'));
    expect(mockDone).toEqual(['leaves']);
    await until(() => page.title() === undefined);
  });
  it.each([
    [new ApiError(401, 'AUTH_REQUIRED', 'no'), 'Odadan ayrılmak için giriş yapman gerekiyor'],
    [new ApiError(429, 'RATE_LIMITED', 'Çok sık.'), 'Odadan ayrılma hatası: Çok sık.'],
    [new Error('broken'), 'Odadan ayrılırken bir hata oluştu'],
  ])('says why it is shut', async (refusal, words) => {
    mockVoice.change(() => inRoom());
    mockRefusal = refusal;
    const page = await wishing({ kind: 'leave' });
    await page.press('Ayrıl');
    await page.shows(words);
    // Whoever is signed out is led away from the question.
    expect(mockTold).toEqual(refusal instanceof ApiError && refusal.status === 401 ? [words] : []);
  });
});

describe('The device test', () => {
  it.each([
    ['NotAllowedError', 'Mikrofona izin verilmedi'],
    ['NotFoundError', 'Mikrofon bulunamadı'],
    ['NotReadableError', 'Mikrofon açılamadı'],
  ])('says what to do about %s, and tries again', async (name, words) => {
    media.refuse(name);
    const page = await wishing({ kind: 'test' });
    await page.shows(words);
    await page.shows('Mikrofonsuz da katılıp dinleyebilirsiniz.');
    media.refuse(null);
    await page.press('Yeniden dene');
    await page.shows('Sesiniz iyi geliyor');
  });
  it('takes a microphone that is plugged in', async () => {
    media.refuse('NotFoundError');
    const page = await wishing({ kind: 'test' });
    await page.shows('Mikrofon bulunamadı');
    media.refuse(null);
    await act(async () => media.plug('USB Kulaklık'));
    await page.shows('Sesiniz iyi geliyor');
  });
  it('opens the microphone that is chosen, as it is to be', async () => {
    const page = await wishing({ kind: 'test' });
    await page.shows('Sesiniz iyi geliyor');
    const select = document.querySelector<HTMLSelectElement>('select[aria-label="Mikrofon"]');
    await until(() => select?.options.length === 2);
    await act(async () => {
      if (select) select.value = 'audioinput-Dahili Mikrofon';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await act(async () => field('Yankı giderme')?.click());
    const { inputId, inputLabel, echoCancellation } = voicePreferences();
    expect([inputId, inputLabel, echoCancellation]).toEqual(['audioinput-Dahili Mikrofon', 'Dahili Mikrofon', false]);
    expect(media.asked.at(-1)).toMatchObject({ deviceId: { exact: 'audioinput-Dahili Mikrofon' }, echoCancellation: false });
  });
  it.each([
    [true, 'Ses doğrudan değil aktarıcı üzerinden gider; biraz gecikebilir.', true],
    [false, 'Bu kurulumda aktarıcı yok; konuştuğunuz kişiler IP adresinizi öğrenebilir.', false],
  ])('hides the address where there is a relay: %s', async (canRelay, words, hides) => {
    prefer({ hidesAddress: false });
    const page = await wishing({ kind: 'test' }, ({ path }) => done(path.endsWith('/websocket/info') ? { websocket: { canRelay } } : null));
    await page.shows(words);
    await until(() => field('IP adresimi gizle')?.disabled === !canRelay);
    await act(async () => field('IP adresimi gizle')?.click());
    expect([voicePreferences().hidesAddress, field('IP adresimi gizle')?.checked]).toEqual([hides, hides]);
  });
  it('says of whoever is in a room that its connections stay', async () => {
    mockVoice.change(() => inRoom());
    const page = await wishing({ kind: 'test' }, ({ path }) => done(path.endsWith('/websocket/info') ? { websocket: { canRelay: true } } : null));
    await page.shows('Bu odada kurulmuş bağlantılar değişmez.');
  });
  it('names no key where there is no keyboard', async () => {
    const usual = window.matchMedia;
    Object.assign(window, { matchMedia: (query: string) => Object.assign(usual(query), { matches: query.includes('pointer: coarse') }) });
    const page = await wishing({ kind: 'test' });
    await until(() => radio('Bas-konuş') != null);
    await act(async () => radio('Bas-konuş')?.click());
    await page.shows('Odada konuşmak için mikrofon düğmesini basılı tutun.');
    expect(document.body.textContent).not.toContain('Konuşma tuşu');
    Object.assign(window, { matchMedia: usual });
  });
  it('takes another key to be held, and no key that leads elsewhere', async () => {
    const page = await wishing({ kind: 'test' });
    await until(() => radio('Bas-konuş') != null);
    await act(async () => radio('Bas-konuş')?.click());
    await page.shows('Boşluk');
    await page.press('Değiştir');
    await page.shows('Bir tuşa basın');
    await key('Tab');
    await page.shows('Bir tuşa basın');
    await key('KeyV');
    expect([voicePreferences().mode, voicePreferences().pushKey]).toEqual(['push-to-talk', 'KeyV']);
    await page.press('Değiştir');
    await act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', bubbles: true, cancelable: true })),
    );
    expect([voicePreferences().pushKey, page.title()]).toEqual(['KeyV', 'Sesinizi deneyin']);
  });
});

describe('A new room', () => {
  const create = async (answer: Parameters<typeof drawn>[1] = () => done(ROOM), wish: VoiceWish = { kind: 'create' }) => {
    prefer({ testedAt: TESTED });
    const page = await wishing(wish, answer);
    await page.press('Yine de devam et');
    await until(() => page.title() === 'Oda Oluştur');
    return page;
  };
  it('has a name of three letters, and no more places than are carried', async () => {
    const page = await create();
    await page.press('Oda Oluştur');
    await page.shows('Oda adı boş olamaz');
    await type('Oda adı', 'ab');
    await page.shows('Oda adı en az 3 karakter olmalı');
    expect(['5', '8', '10', '15', '20', '25', '30', '50'].map((size) => radio(size)?.disabled)).toEqual([false, false, true, true, true, true, true, true]);
    expect(page.sent).toEqual([]);
  });
  it('has as many places as a router of the installation carries', async () => {
    const page = await create(({ path }) => done(path === '/api/voice-rooms/websocket/info' ? { carried: 20, websocket: {} } : ROOM));
    await page.shows('en çok 20 kişiyi taşıyor');
    expect(['8', '15', '20', '25', '30', '50'].map((size) => radio(size)?.disabled)).toEqual([undefined, false, false, true, true, true]);
    expect(radio('15')?.checked).toBe(true);
    await type('Oda adı', 'Gece Kodlaması');
    await act(async () => radio('20')?.click());
    await page.press('Oda Oluştur');
    await until(() => page.sent.length === 1);
    expect(page.sent[0]?.body).toMatchObject({ maxParticipants: 20 });
  });
  it('is opened as it was described, and entered', async () => {
    const page = await create();
    await type('Oda adı', ' Gece Kodlaması ');
    await act(async () => radio('Çalışma')?.click());
    await page.press('Oda Oluştur');
    await until(() => mockDone.includes('enters Gece Kodlaması'));
    expect(page.sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/voice-rooms', { name: 'Gece Kodlaması', description: null, category: 'study', maxParticipants: 8 }],
    ]);
    await until(() => page.title() === undefined);
  });
  it('is opened from another room, which is left for it', async () => {
    mockVoice.change(() => inRoom({ room: voiceRoom({ currentOwnerId: OWN.id }) }));
    const page = await create();
    await page.shows('“Kahve Molası” odasından ayrılırsınız');
    await page.shows('Oda sahipliği en uzun süredir içeride olan moderatöre, moderatör yoksa üyeye geçer.');
    await type('Oda adı', 'Gece Kodlaması');
    await page.press('Oda Oluştur');
    await until(() => mockDone.includes('enters Gece Kodlaması'));
  });
  it('is of the category from which it was asked for', async () => {
    await create(() => done(ROOM), { kind: 'create', category: 'project' });
    expect([radio('Proje')?.checked, radio('Genel')?.checked]).toEqual([true, false]);
  });
  it('is not lost by a slip of the finger once something of it is written', async () => {
    const page = await create();
    const pressEscape = () =>
      act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })));
    await type('Açıklama', 'Sessizce çalışırız');
    await act(async () => field('Açıklama')?.focus());
    await pressEscape();
    await page.shows('Yazdıklarınız silinecek.');
    expect([page.title(), document.activeElement?.textContent, page.has('İptal')]).toEqual(['Oda Oluştur', 'Yazmaya devam et', false]);
    await page.press('Yazmaya devam et');
    expect([field('Açıklama')?.value, document.activeElement === field('Açıklama')]).toEqual(['Sessizce çalışırız', true]);
    await act(async () => document.querySelector<HTMLElement>('[role="dialog"] form > div:last-child button')?.focus());
    await page.press('İptal');
    await page.press('Yazmaya devam et');
    await until(() => document.activeElement === field('Oda adı'));
    await page.press('Pencereyi kapat');
    await page.press('Sil ve kapat');
    await until(() => page.title() === undefined);
    expect(page.sent).toEqual([]);
  });
  it('is closed at once as long as nothing is written', async () => {
    const page = await create();
    await page.press('İptal');
    await until(() => page.title() === undefined);
  });
  it('says why it was not opened', async () => {
    const page = await create(() => refused(429, 'RATE_LIMITED', { message: 'Çok sık oda açıyorsunuz.' }));
    await type('Oda adı', 'Gece Kodlaması');
    await page.press('Oda Oluştur');
    await page.shows('Oda oluşturma hatası');
    await page.shows('Oda oluşturulamadı: Çok sık oda açıyorsunuz.');
    expect(mockDone).toEqual([]);
  });
  it.each([
    ['nothing answers', noAnswer(), `Ağ hatasıOda oluşturulamadı: ${TEXT.unavailable}`],
    ['what goes wrong is not foreseen', new TypeError('not foreseen'), 'Ses odası oluşturulurken beklenmeyen bir hata oluştu'],
  ])('says so where %s', async (_what, refusal, words) => {
    const page = await create();
    mockRefusal = refusal;
    await type('Oda adı', 'Gece Kodlaması');
    await page.press('Oda Oluştur');
    await until(() => document.querySelector('[role="alert"]') !== null);
    expect([document.querySelector('[role="alert"]')?.textContent, page.title(), mockDone]).toEqual([words, 'Oda Oluştur', []]);
  });
  it('says it also to whoever was signed out meanwhile, and is led away from it', async () => {
    const page = await create(() => refused(401, 'AUTH_REQUIRED'));
    await type('Oda adı', 'Gece Kodlaması');
    await page.press('Oda Oluştur');
    await until(() => mockTold.includes('Ses odası oluşturmak için giriş yapman gerekiyor'));
  });
});

it('What is right has no problem', () => {
  expect(problemsOf({ name: 'Kahve Molası', description: '', category: 'general', size: '8' })).toEqual({});
  expect(problemsOf({ name: 'Kahve Molası', description: 'a'.repeat(201), category: 'general', size: '80' })).toEqual({
    description: 'Açıklama en fazla 200 karakter olmalı',
    size: 'Katılımcı sayısı 2-50 arasında olmalı',
  });
});

it('What is offered has what is carried and what the room has in it, and the usual size is never more than is carried', () => {
  expect([sizesIn(8), sizesIn(20, 12)]).toEqual([
    [5, 8, 10, 15, 20, 25, 30, 50],
    [5, 10, 12, 15, 20, 25, 30, 50],
  ]);
  expect([8, 12, 20].map(usualSize)).toEqual([8, 12, 15]);
});

it.each([
  ['KeyV', true],
  ['Space', true],
  ['ControlLeft', true],
  ['Escape', false],
  ['Tab', false],
  ['Enter', false],
  ['', false],
])('The key "%s" can be held: %s', (code, can) => expect(canBePushed(code)).toBe(can));

it.each([
  [38, 'Bağlantı iyi · 38 ms'],
  [250, 'Bağlantı orta · 250 ms'],
  [900, 'Bağlantı yavaş · 900 ms'],
])('An answer after %d ms is called: %s', (milliseconds, words) => expect(lineWords(milliseconds)).toBe(words));
