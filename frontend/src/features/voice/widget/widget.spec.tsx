/** @jest-environment jsdom */
import '../../../../testing/browserSizes';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { drawn, OWN } from '../../../../testing/asMember';
import { done, fakeServer } from '../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../testing/inReact';
import { ApiError } from '../../../client/apiError';
import { store } from '../../../client/store';
import { breakpoint } from '../../../design/breakpoints';
import { endLeadingTo, leadTo } from '../entering';
import { INTO } from '../focusOutside';
import { prefer } from '../session/voicePreferences';
import { NOT_IN_A_ROOM, type VoicePerson, type VoiceState } from '../session/voiceState';
import { inRoom, voiceParticipant, voicePerson, voiceRoom } from '../voice.fixture';
import { minimiseCard, moveCard } from './card';
import { silenceText } from './hints/silenceText';

const mockVoice = store<VoiceState>(NOT_IN_A_ROOM);
const mockCalls: unknown[][] = [];
const mockTold: string[] = [];
let mockBlocked: string[] = [];
let mockResumes: () => Promise<void>;
jest.mock('../session/voice', () => {
  const calls =
    (name: string) =>
    (...given: unknown[]) =>
      void mockCalls.push([name, ...given]);
  return {
    useVoice: <Part,>(part: (state: VoiceState) => Part) => mockVoice.use(part),
    resumeRoom: () => mockResumes(),
    leaveRoom: async () => mockVoice.change(() => NOT_IN_A_ROOM),
    moveHere: async () => mockVoice.change((before) => ({ ...before, phase: 'connected' })),
    wasToldWhy: () => mockVoice.change((before) => ({ ...before, ended: null })),
    ...Object.fromEntries(
      ['setMicrophone', 'holdToTalk', 'setSpeaker', 'setVolume', 'setLocallyMuted', 'allowSound', 'refreshRoom'].map((name) => [name, calls(name)]),
    ),
  };
});
jest.mock('../entrance/DeviceTest', () => ({
  DeviceTest: ({ onDone }: { onDone: () => void }) => (
    <button type="button" onClick={onDone}>
      Aygıtlar denendi
    </button>
  ),
}));
jest.mock('../../../client/socket', () => ({ followChannel: () => () => undefined }));
jest.mock('../../../design/toast', () => ({
  toast: async ({ text }: { text: string }) => {
    mockTold.push(text);
    return () => mockTold.splice(mockTold.indexOf(text), 1);
  },
}));

const set = (change: Partial<VoiceState>) => act(async () => mockVoice.change((before) => ({ ...before, ...change })));
const control = (name: string) =>
  document.querySelector<HTMLButtonElement>(`fieldset [aria-label^="${name}"]`) ??
  named(name) ??
  document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
const named = (name: string) => [...document.querySelectorAll<HTMLButtonElement>('button')].find(({ textContent }) => textContent === name);
const tile = (id: string) => document.querySelector<HTMLElement>(`[data-person="${id}"]`);
const unreached = (person: VoicePerson): VoicePerson => (person.link === 'self' ? person : { ...person, link: 'absent' });
const card = () => document.querySelector<HTMLElement>('[data-voice-card]');

/** `ways`: rooms into which the page leads besides. */
async function drawDock(ways: readonly string[] = []) {
  const { VoiceDock } = await import('./VoiceDock');
  const page = (
    <>
      <main>
        <h1>Sesli Odalar</h1>
        {ways.map((roomId) => (
          <button key={roomId} type="button" {...{ [INTO]: roomId }}>
            Katıl
          </button>
        ))}
      </main>
      <VoiceDock memberId={OWN.id} />
    </>
  );
  return drawn(page, ({ path }) => done(path === '/api/users/blocked/ids' ? { ids: mockBlocked } : {}));
}
async function dock(state: Partial<VoiceState> = {}, ways: readonly string[] = []) {
  mockVoice.change(() => inRoom(state));
  const page = await drawDock(ways);
  await until(() => card() !== null);
  return page;
}

beforeEach(() => {
  mockCalls.length = 0;
  mockTold.length = 0;
  mockBlocked = [];
  mockResumes = async () => undefined;
  moveCard(null);
  minimiseCard(false);
  prefer({ mode: 'open', pushKey: 'Space' });
});
afterEach(async () => {
  await leaveAll();
  mockVoice.change(() => NOT_IN_A_ROOM);
});

describe('Whoever is muted', () => {
  const nowhere = { until: null, mustVerify: false, byRoom: false };
  it.each([
    ['until the site’s own time', { ...nowhere, until: '2026-12-02T11:02:00.000Z' }, /^2 Aralık 2026 .* tarihine kadar sizi duymazlar/],
    ['until the address is verified', { ...nowhere, mustVerify: true }, /^E-posta adresinizi yeniden doğrulayana kadar/],
    [
      'until the site’s own time has come and the room ends it',
      { ...nowhere, until: '2026-12-02T11:02:00.000Z', byRoom: true },
      /^Sitede 2 Aralık 2026 .* tarihine kadar susturuldunuz; odanın sahibi ya da moderatörleri de sesinizi kapattı/,
    ],
    [
      'until the address is verified and the room ends it',
      { ...nowhere, mustVerify: true, byRoom: true },
      /^E-posta adresinizi yeniden doğrulamanız, odanın sahibi ya da moderatörlerinin de/,
    ],
    ['until the room ends it', { ...nowhere, byRoom: true }, /^Sesinizi odanın sahibi ya da moderatörleri açana kadar/],
    ['and nothing more is known', nowhere, /^Sizi duymuyorlar/],
  ])('is told it is %s', (_until, silence, words) => expect(silenceText(silence)).toMatch(words));
});

describe('The card of a room', () => {
  it('is there as long as one is in a room', async () => {
    mockVoice.change(() => NOT_IN_A_ROOM);
    await drawDock();
    expect(card()).toBeNull();
    await set(inRoom());
    await until(() => card() !== null);
    await set(NOT_IN_A_ROOM);
    expect(card()).toBeNull();
  });

  it('is not there where the room could not be gone on with, which is written down and told to nobody', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refusal = new ApiError(403, 'FORBIDDEN', 'Yetkiniz yok.');
    mockResumes = () => Promise.reject(refusal);
    mockVoice.change(() => NOT_IN_A_ROOM);
    await drawDock();
    await until(() => warn.mock.calls.length > 0);
    expect([warn.mock.calls.map(([, error]: unknown[]) => error), card(), mockTold]).toEqual([[refusal], null, []]);
    warn.mockRestore();
  });

  it('says which room it is, how many are in it, and how the sound is', async () => {
    await dock();
    expect(card()?.getAttribute('aria-label')).toBe('Sesli oda: Kahve Molası');
    expect(card()?.querySelector('header')?.textContent).toBe('Kahve Molası5/8·Ses bağlı38 ms');
    await set({ phase: 'reconnecting' });
    expect(card()?.textContent).toContain('Bağlantı yok');
    expect(card()?.textContent).toContain('Yeniden bağlanıyor');
  });

  it('shows who speaks, what each is in the room, and free seats up to six', async () => {
    await dock();
    expect(tile('m1')?.textContent).toContain('SahipKonuşuyor');
    expect(tile('m2')?.textContent).toContain('ModeratörSessiz');
    expect(tile('m9')?.textContent).toContain('SizSessiz');
    expect(tile('m4')?.textContent).toContain('Mikrofon kapalı');
    expect([...document.querySelectorAll('li')].filter(({ textContent }) => textContent === 'Boş')).toHaveLength(1);
    expect([tile('m1'), tile('m4')].map((each) => each?.hasAttribute('data-speaking'))).toEqual([true, false]);
  });

  it('says of whom one has blocked that neither hears the other, and of nobody else who is not heard', async () => {
    mockBlocked = ['m4'];
    await dock({ people: inRoom().people.map(unreached) });
    await until(() => tile('m4')?.textContent?.includes('Birbirinizi duymuyorsunuz') === true);
    expect(tile('m5')?.textContent).toContain('Sesi bağlı değil');
  });

  it('shows six of more, and all of them when that is wanted', async () => {
    const page = await dock({ people: Array.from({ length: 8 }, (_, index) => voicePerson(voiceParticipant(`p${index}`, `Üye ${index}`))) });
    const tiles = () => document.querySelectorAll('[data-person]').length;
    expect(tiles()).toBe(6);
    await page.press('2 kişi daha');
    expect(tiles()).toBe(8);
    await page.press('Daha az');
    expect(tiles()).toBe(6);
  });

  it('opens a tile for the volume of one person here, and none for oneself', async () => {
    await dock();
    await act(async () => tile('m2')?.querySelector('button')?.click());
    const range = tile('m2')?.querySelector<HTMLInputElement>('input[type="range"]');
    expect([range?.value, range?.getAttribute('aria-label'), range?.getAttribute('aria-valuetext')]).toEqual(['60', 'İrem Şahin: ses düzeyi', '%60']);
    await act(async () => tile('m2')?.querySelector<HTMLButtonElement>('[aria-pressed]')?.click());
    expect(mockCalls).toEqual([['setLocallyMuted', 'm2', true]]);
    expect(tile('m9')?.querySelector('button')).toBeNull();
  });

  it('is minimised and comes back, with the microphone at hand', async () => {
    const page = await dock();
    await page.press('Küçült');
    expect([tile('m1'), card()?.hasAttribute('data-minimised'), control('Mikrofon') !== undefined]).toEqual([null, true, true]);
    await page.press('Büyüt');
    expect(tile('m1')).not.toBeNull();
  });

  it('begins as a bar on a phone where one comes back to the room, and whole where one enters it', async () => {
    const usual = window.matchMedia;
    Object.assign(window, { matchMedia: (media: string) => Object.assign(usual(media), { matches: media === breakpoint.phone }) });
    try {
      minimiseCard(null);
      await dock();
      expect([card()?.hasAttribute('data-minimised'), card()?.contains(document.activeElement)]).toEqual([true, false]);
      await set(NOT_IN_A_ROOM);
      await act(async () => leadTo(voiceRoom().id));
      await set(inRoom());
      await until(() => card()?.hasAttribute('data-voice-full') === true);
      expect(card()?.contains(document.activeElement)).toBe(true);
    } finally {
      Object.assign(window, { matchMedia: usual });
    }
  });

  it('is moved by arrow keys from its grip, and stays within the window', async () => {
    await dock();
    const press = (key: string, init: KeyboardEventInit = {}) =>
      act(async () => document.querySelector('[data-grip]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })));
    const at = () => [card()?.style.getPropertyValue('--right'), card()?.style.getPropertyValue('--bottom')];
    expect(at()).toEqual(['20px', '80px']);
    await press('ArrowLeft');
    await press('ArrowUp', { shiftKey: true });
    expect(at()).toEqual(['36px', '144px']);
    for (let times = 0; times < 5; times += 1) await press('ArrowRight', { shiftKey: true });
    expect(at()).toEqual(['8px', '144px']);
    expect(JSON.parse(sessionStorage.getItem('voiceCard') ?? '{}')).toMatchObject({ place: { right: 8, bottom: 144 } });
    await press('Home');
    expect(at()).toEqual(['20px', '80px']);
  });

  it('is dragged by its head with one pointer until that is let go, and stays within the window', async () => {
    await dock();
    const head = card()?.querySelector('header') as HTMLElement;
    const caught: number[] = [];
    head.setPointerCapture = (pointer) => void caught.push(pointer);
    const point = (type: string, clientX: number, clientY: number, { on = 'h2', pointerId = 7, button = 0 } = {}) =>
      act(async () => head.querySelector(on)?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY, button }), { pointerId })));
    const at = () => [card()?.style.getPropertyValue('--right'), card()?.style.getPropertyValue('--bottom')];
    await point('pointerdown', 500, 400, { on: '[aria-label="Küçült"]' });
    await point('pointerdown', 500, 400, { button: 2 });
    await point('pointermove', 400, 300);
    expect([at(), caught]).toEqual([['20px', '80px'], []]);
    await point('pointerdown', 500, 400);
    await point('pointermove', 470, 390);
    await point('pointermove', 100, 100, { pointerId: 8 });
    expect([at(), caught]).toEqual([['50px', '90px'], [7]]);
    await point('pointermove', 2_000, 2_000);
    expect(at()).toEqual(['8px', '8px']);
    await point('pointermove', 480, 380);
    await point('pointerup', 480, 380);
    await point('pointermove', 100, 100);
    expect(at()).toEqual(['40px', '100px']);
  });
});

describe('The focus', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  const focus = (name: string) => act(async () => control(name)?.focus());
  afterEach(() => endLeadingTo('r1'));

  it('goes to the name of the card of a room that is entered, and nowhere when one is found there', async () => {
    await dock();
    expect(document.activeElement).toBe(document.body);
    await act(async () => leadTo('r1'));
    expect(document.activeElement).toBe(card()?.querySelector('h2'));
    await act(async () => document.querySelector('h2')?.blur());
    await set({ level: 0.5 });
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['Hoparlör', 'Bas-konuş'])('is on the button that brings the card back once it is minimised by Escape from %s', async (name) => {
    await dock();
    await focus(name);
    await act(async () => control(name)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })));
    expect([card()?.hasAttribute('data-minimised'), focused()]).toEqual([true, 'Büyüt']);
  });

  it.each([
    ['the way back into the room', ['r2', 'r1'], 'Katıl'],
    ['the head of the page, where no way back is', ['r2'], 'Sesli Odalar'],
  ])('of whoever leaves goes to %s', async (_where, ways, words) => {
    const page = await dock({}, ways);
    await focus('Ayrıl');
    await page.press('Ayrıl');
    await page.shows('odasından ayrılın');
    await page.press('Ayrıl');
    await until(() => focused() === words);
    expect(document.activeElement?.getAttribute(INTO)).toBe(words === 'Katıl' ? 'r1' : null);
  });

  it('of whoever is put out goes to the head of the page, from the card and from its settings', async () => {
    const page = await dock();
    await focus('Hoparlör');
    await set(NOT_IN_A_ROOM);
    await until(() => focused() === 'Sesli Odalar');
    await set(inRoom());
    await focus('Oda ayarları');
    await page.press('Oda ayarları');
    await until(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement) === true);
    await set(NOT_IN_A_ROOM);
    await until(() => focused() === 'Sesli Odalar');
  });

  it('stays where it is with whoever is elsewhere when the room goes', async () => {
    await dock({}, ['r2', 'r1']);
    await act(async () => document.querySelector<HTMLElement>(`[${INTO}="r2"]`)?.focus());
    await set(NOT_IN_A_ROOM);
    await act(async () => new Promise<number>((shown) => requestAnimationFrame(shown)));
    expect(document.activeElement?.getAttribute(INTO)).toBe('r2');
  });
});

describe('What one does about the sound', () => {
  it('is told by buttons that say whether they are pressed', async () => {
    await dock();
    const pressed = (name: string) => control(name)?.getAttribute('aria-pressed');
    expect(['Mikrofon', 'Hoparlör', 'Bas-konuş'].map(pressed)).toEqual(['true', 'true', 'false']);
    await act(async () => control('Mikrofon')?.click());
    await act(async () => control('Hoparlör')?.click());
    await act(async () => control('Bas-konuş')?.click());
    expect(mockCalls).toEqual([
      ['setMicrophone', false],
      ['setSpeaker', false],
    ]);
    expect(pressed('Bas-konuş')).toBe('true');
    await act(async () => control('Bas-konuş')?.click());
    await set({ isMicrophoneOn: false });
    expect(control('Mikrofon')?.textContent).toBe('Kapalı');
  });

  it.each([
    ['goes on while the server is away and others still hear one', { phase: 'reconnecting' }, [false, false, false]],
    ['waits where neither the server nor anybody is reached', { phase: 'reconnecting', people: inRoom().people.map(unreached) }, [true, true, false]],
    ['waits for the first connection', { phase: 'joining' }, [true, true, false]],
  ] as const)('%s', async (_what, state, disabled) => {
    await dock(state);
    expect(['Mikrofon', 'Hoparlör', 'Ayrıl'].map((name) => control(name)?.disabled)).toEqual(disabled);
  });

  it('names the key of push-to-talk, and fills the microphone while it is down', async () => {
    prefer({ mode: 'push-to-talk', pushKey: 'KeyV' });
    await dock({ level: 0.2 });
    expect(card()?.textContent).toContain('Konuşmak için basılı tutunV');
    expect([document.querySelector('meter')?.value, document.querySelectorAll('[data-lit]').length]).toEqual([3, 3]);
    expect(control('Mikrofon')?.dataset.look).toBe('ready');
    await set({ isPushing: true });
    expect(control('Mikrofon')?.dataset.look).toBe('live');
  });

  it('speaks with push-to-talk as long as the microphone is held, by finger or key', async () => {
    prefer({ mode: 'push-to-talk', pushKey: 'KeyV' });
    await dock({ isMicrophoneOn: false });
    const held = control('Mikrofon');
    const send = (event: Event) => act(async () => held?.dispatchEvent(event));
    const pointer = (type: string) => send(new MouseEvent(type, { bubbles: true, button: 0 }));
    const key = (type: string, name: string) => send(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true }));
    expect([held?.getAttribute('aria-label'), held?.textContent]).toEqual(['Mikrofon: Konuşmak için basılı tutun', 'Basılı tutun']);
    await pointer('pointerdown');
    await pointer('pointerup');
    await key('keydown', 'Enter');
    await key('keyup', 'Enter');
    await key('keydown', 'a');
    expect(mockCalls).toEqual([true, false, true, false].map((isHeld) => ['holdToTalk', isHeld]));
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    await send(menu);
    expect(menu.defaultPrevented).toBe(true);
    await set({ phase: 'joining' });
    expect(mockCalls.at(-1)).toEqual(['holdToTalk', false]);
  });

  it('is told what hinders it', async () => {
    const page = await dock({ isMicrophoneOn: false, isTalkingUnheard: true });
    const hint = () => card()?.querySelector('[role="status"]')?.textContent;
    expect(hint()).toBe('Sizi duymuyorlar. Konuşuyorsunuz ama mikrofonunuz kapalı.');
    await set({ microphoneProblem: 'denied' });
    expect(hint()).toContain('izin vermiyor');
    await set({ people: inRoom().people.map((each) => (each.link === 'self' ? { ...each, isSilenced: true } : each)) });
    expect([hint(), control('Mikrofon')?.disabled]).toEqual(['Susturuldunuz. Sizi duymuyorlar; odayı dinleyebilirsiniz.', true]);
    const byRoom = ({ participant }: VoicePerson) => ({ participant: { ...participant, isMuted: true }, isSilenced: true });
    await set({ people: inRoom().people.map((each) => (each.link === 'self' ? { ...each, ...byRoom(each) } : each)) });
    expect(hint()).toBe('Susturuldunuz. Sesinizi odanın sahibi ya da moderatörleri açana kadar sizi duymazlar; odayı dinleyebilirsiniz.');
    await set({ needsClick: true });
    await page.press('Sesi aç');
    expect(mockCalls).toEqual([['allowSound']]);
  });

  it('is told at once until when the site has muted them, though the session was read before that', async () => {
    const page = await dock();
    const own = (change: object) => inRoom().people.map((each) => (each.link === 'self' ? { ...each, ...change } : each));
    const muted = { ...OWN, role: 'user', muted_until: '2099-12-02T11:02:00.000Z' };
    fakeServer(({ path }) => done(path.startsWith('/api/auth/session') ? { user: muted } : {}));
    await set({ people: own({ isSilenced: true }) });
    await page.shows('Susturuldunuz. 2 Aralık 2099');
    fakeServer(({ path }) => done(path.startsWith('/api/auth/session') ? { user: { ...muted, muted_until: null } } : {}));
    await set({ people: own({ isSilenced: false }) });
    expect(card()?.textContent).not.toContain('Susturuldunuz');
    // What is known of the mute before is not shown of the next one.
    await set({ people: own({ isSilenced: true }) });
    await page.shows('Susturuldunuz. Sizi duymuyorlar');
  });

  it('opens the devices', async () => {
    const page = await dock();
    await act(async () => control('Aygıtlar')?.click());
    await page.press('Aygıtlar denendi');
    expect(page.has('Aygıtlar denendi')).toBe(false);
  });

  it('says that it has come from a page that was closed', async () => {
    await dock({ isMicrophoneOn: false, hasInherited: true });
    expect(card()?.textContent).toContain('bu sekmeye taşındı. Mikrofonunuz kapalı.');
  });

  it('is taken over from another page', async () => {
    const page = await dock({ phase: 'elsewhere', isMicrophoneOn: false });
    expect(card()?.querySelector('header')?.textContent).toContain('Başka bir sekmede');
    expect(card()?.textContent).not.toContain('Bağlantı yok');
    expect([control('Mikrofon')?.textContent, control('Mikrofon')?.disabled, control('Mikrofon')?.hasAttribute('aria-pressed')]).toEqual([
      'Mikrofon',
      true,
      false,
    ]);
    await page.press('Buraya taşı');
    await page.shows('Ses bağlı');
  });
});

describe('Leaving', () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is asked first and told', async () => {
    const page = await dock();
    await act(async () => control('Ayrıl')?.click());
    await page.shows('“Kahve Molası” odasından ayrılın');
    await page.press('Ayrıl');
    await until(() => mockTold.length > 0);
    expect([card(), mockTold]).toEqual([null, ['Odadan ayrıldın']]);
  });

  it('the page is warned of as long as one is heard in it', async () => {
    const page = await dock();
    const asked = Object.defineProperty(new Event('beforeunload'), 'returnValue', { writable: true, value: '' });
    dispatchEvent(asked);
    expect([asks(), asked.returnValue]).toEqual([true, 'Sesli odada bulunuyorsun! Çıkmak istediğinden emin misin?']);
    await set({ phase: 'elsewhere' });
    expect(asks()).toBe(false);
    await set({ phase: 'out' });
    expect([asks(), page.has('Ayrıl')]).toEqual([false, false]);
  });

  it('by somebody else is told once, with the reason', async () => {
    await dock();
    await set({ ...NOT_IN_A_ROOM, ended: 'Bu oda kapandı.' });
    expect([mockTold, mockVoice.get().ended]).toEqual([['Bu oda kapandı.'], null]);
    await set(inRoom({ room: voiceRoom({ id: 'another' }) }));
    expect(mockTold).toHaveLength(1);
    await set(inRoom());
    expect(mockTold).toEqual([]);
  });
});
